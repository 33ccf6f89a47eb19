package dev.waymark.explore.reason;

import dev.waymark.generalize.reason.InputNames;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Names;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import java.util.ArrayList;
import java.util.List;

/** Names for what the actions of a script for an entry take and make, in the order of actions. */
final class ActionNames implements InputNames {
  private final List<String> names = new ArrayList<>();
  private final List<Shape> shapes = new ArrayList<>();

  ActionNames(Entry entry, List<Shape> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      boolean isReceiver = entry.hasReceiver() && i == 0;
      add(arguments.get(i), isReceiver ? "this" : entry.inputs().get(i).name());
    }
  }

  private void add(Shape shape, String name) {
    if (shape instanceof Shape.Made made) {
      for (int i = 0; i < made.arguments().size(); i++) {
        add(made.arguments().get(i), argument(i, made.maker()));
      }
    } else if (shape instanceof Shape.Used used) {
      add(used.object(), name);
      used.calls().forEach(each -> add(each, name));
      return;
    }
    addName(name, shape);
  }

  /**
   * As walks call a method: the object once more, the arguments, the call, its result is dropped.
   */
  private void add(Shape.Call call, String object) {
    if (!call.isOnAnother()) {
      addName(object, new Shape.Null());
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      add(call.arguments().get(i), argument(i, call.method()));
    }
    addName(object, new Shape.Null());
    if (!call.method().descriptor().endsWith(")V")) {
      addName(object, new Shape.Null());
    }
  }

  private void addName(String name, Shape shape) {
    names.add(name);
    shapes.add(shape);
  }

  private static String argument(int index, MethodRef method) {
    return "argument " + (index + 1) + " of " + maker(method);
  }

  private static String maker(MethodRef maker) {
    String type = Names.simple(maker.owner());
    return maker.name().equals("<init>") ? "new " + type : type + "." + maker.name();
  }

  @Override
  public String of(int action) {
    return action < names.size() ? names.get(action) : "an input";
  }

  @Override
  public boolean isReference(int action) {
    return action >= shapes.size() || !(shapes.get(action) instanceof Shape.Scalar);
  }
}
