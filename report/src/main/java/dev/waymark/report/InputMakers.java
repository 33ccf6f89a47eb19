package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import java.util.LinkedHashSet;
import java.util.Set;

/** What a test calls, and what it implements, to make its inputs. */
public final class InputMakers {
  private final Program program;
  private final Set<MethodModel> methods = new LinkedHashSet<>();
  private final Set<ClassModel> stubs = new LinkedHashSet<>();

  private InputMakers(Program program) {
    this.program = program;
  }

  public static InputMakers of(Entry entry, TestCase test) {
    InputMakers makers = new InputMakers(entry.method().owner().program());
    test.input().arguments().forEach(makers::add);
    return makers;
  }

  private void add(Shape shape) {
    if (shape instanceof Shape.Made made) {
      add(made.maker());
    } else if (shape instanceof Shape.Used used) {
      used.calls().forEach(each -> add(each.method()));
    } else if (shape instanceof Shape.Stub stub) {
      ClassModel type = program.find(stub.type());
      if (type != null) {
        stubs.add(type);
      }
    }
    shape.parts().forEach(this::add);
  }

  private void add(MethodRef method) {
    ClassModel owner = program.find(method.owner());
    MethodModel model = owner == null ? null : owner.find(method.name(), method.descriptor());
    if (model != null) {
      methods.add(model);
    }
  }

  /** Constructors and methods that are called. */
  public Set<MethodModel> methods() {
    return methods;
  }

  /** Interfaces and abstract classes that are implemented. */
  Set<ClassModel> stubs() {
    return stubs;
  }
}
