package dev.waymark.explore.input;

import dev.waymark.program.ClassModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * Calls on an input that are given the input itself, or an earlier one: a node that is connected
 * with itself, a folder in another one. Or the other way round: what a call was given is called,
 * and given the input, as a child is that makes itself known to its parent.
 */
final class SharedArguments {
  private final Program program;

  SharedArguments(Entry entry) {
    this.program = entry.method().owner().program();
  }

  /** Inputs that differ from {@code shapes} in one argument of one call, which is an input. */
  List<List<Shape>> of(List<Shape> shapes) {
    List<List<Shape>> found = new ArrayList<>();
    for (int i = 0; i < shapes.size(); i++) {
      if (shapes.get(i) instanceof Shape.Used used) {
        for (Shape each : of(used, shapes.subList(0, i + 1))) {
          List<Shape> changed = new ArrayList<>(shapes);
          changed.set(i, each);
          found.add(changed);
        }
      }
    }
    return found;
  }

  private List<Shape> of(Shape.Used used, List<Shape> inputs) {
    List<Shape> found = new ArrayList<>();
    for (int i = 0; i < used.calls().size(); i++) {
      Shape.Call call = used.calls().get(i);
      List<Shape.Call> others = call.isOnAnother() ? List.of() : of(call, inputs);
      for (Shape.Call each : others) {
        List<Shape.Call> changed = new ArrayList<>(used.calls());
        changed.set(i, each);
        found.add(new Shape.Used(used.object(), changed));
      }
    }
    return found;
  }

  private List<Shape.Call> of(Shape.Call call, List<Shape> inputs) {
    List<Shape.Call> found = new ArrayList<>();
    Type[] types = Type.getArgumentTypes(call.method().descriptor());
    int first = types.length - call.arguments().size();
    for (int i = 0; i < call.arguments().size(); i++) {
      for (int input = 0; input < inputs.size(); input++) {
        Shape same = new Shape.Same(input);
        boolean isNew = !call.arguments().get(i).equals(same);
        if (isNew && fits(inputs.get(input), types[first + i])) {
          List<Shape> arguments = new ArrayList<>(call.arguments());
          arguments.set(i, same);
          found.add(new Shape.Call(call.method(), arguments));
        }
      }
    }
    found.addAll(turned(call, inputs));
    return found;
  }

  /** An argument takes the place of the object, which is the last of the inputs. */
  private List<Shape.Call> turned(Shape.Call call, List<Shape> inputs) {
    List<Shape.Call> found = new ArrayList<>();
    Shape.Same object = new Shape.Same(inputs.size() - 1);
    Type[] types = Type.getArgumentTypes(call.method().descriptor());
    Type owner = Type.getObjectType(call.method().owner());
    for (int i = 0; types.length == call.arguments().size() && i < types.length; i++) {
      Shape argument = call.arguments().get(i);
      if (fits(inputs.get(inputs.size() - 1), types[i]) && fits(argument, owner)) {
        List<Shape> arguments = new ArrayList<>(call.arguments());
        arguments.set(i, object);
        arguments.add(0, argument);
        found.add(new Shape.Call(call.method(), arguments));
      }
    }
    return found;
  }

  private boolean fits(Shape input, Type type) {
    Shape object = Preparations.object(input);
    return type.getSort() == Type.OBJECT
        && object instanceof Shape.Made made
        && isOf(made(made.maker()), type.getInternalName());
  }

  private static String made(MethodRef maker) {
    boolean isConstructor = maker.name().equals("<init>");
    Type result = Type.getReturnType(maker.descriptor());
    return isConstructor || result.getSort() != Type.OBJECT
        ? maker.owner()
        : result.getInternalName();
  }

  /** Whether {@code type}, a class of the program or below one, is the wanted one or below it. */
  private boolean isOf(String type, String wanted) {
    ClassModel model = program.classes().find(type) == null ? null : program.find(type);
    if (model == null) {
      return false;
    }
    return type.equals(wanted)
        || Stream.concat(Stream.ofNullable(model.superName()), model.interfaces().stream())
            .anyMatch(each -> isOf(each, wanted));
  }
}
