package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.StubMethod;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What a test calls, and what it implements, to make its inputs. */
public final class InputMakers {
  private final Program program;
  private final Set<MethodModel> methods = new LinkedHashSet<>();
  private final Set<ClassModel> stubs = new LinkedHashSet<>();

  private final Set<ClassModel> all = new LinkedHashSet<>();

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
        all.add(type);
      }
      if (type != null && !isLambda(type, stub)) {
        stubs.add(type);
      }
    }
    if (shape instanceof Shape.Stub stub) {
      stub.answers().forEach(each -> each.told().forEach(told -> add(told.call().method())));
    }
    shape.parts().forEach(this::add);
  }

  /** Whether a lambda stands for the stub, which needs no type arguments. */
  private static boolean isLambda(ClassModel type, Shape.Stub stub) {
    List<StubMethod> methods = StubMethod.of(type);
    return methods.size() == 1
        && type.isInterface()
        && methods.get(0).fitsLambda()
        && stub.answers().get(0).values().size() <= 1;
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

  /** Interfaces and abstract classes that are implemented, but not by lambdas. */
  Set<ClassModel> stubs() {
    return stubs;
  }

  /** Whether an interface or class that is implemented has type parameters. */
  public boolean hasGenericStubs() {
    return all.stream().anyMatch(each -> each.declaration().isGeneric());
  }

  /** The methods that stubs answer. */
  public List<MethodModel> answered() {
    return all.stream()
        .flatMap(each -> StubMethod.of(each).stream())
        .map(StubMethod::method)
        .toList();
  }
}
