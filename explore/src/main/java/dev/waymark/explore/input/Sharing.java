package dev.waymark.explore.input;

import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.making.InputType;
import java.util.ArrayList;
import java.util.List;

/** Inputs that are the same array or object as another. */
final class Sharing {
  private Sharing() {}

  /** The earlier inputs that input {@code index} may be, if they are arrays or objects. */
  static List<Shape> shapes(Entry entry, int index) {
    List<Shape> shapes = new ArrayList<>();
    for (int earlier = 0; earlier < index; earlier++) {
      if (mayBe(entry.inputs().get(index).type(), entry.inputs().get(earlier).type())) {
        shapes.add(new Shape.Same(earlier));
      }
    }
    return shapes;
  }

  private static boolean mayBe(InputType type, InputType earlier) {
    if (type instanceof InputType.Choice choice) {
      return choice.alternatives().stream().anyMatch(each -> mayBe(each, earlier));
    }
    boolean hasIdentity =
        type instanceof InputType.ArrayOf
            || type instanceof InputType.ContainerOf
            || type instanceof InputType.Made;
    return hasIdentity && type.equals(earlier);
  }

  /** Whether an input is the same as one that is null or a constant, or as one that is another. */
  static boolean isVain(List<Shape> inputs) {
    return inputs.stream()
        .anyMatch(each -> each instanceof Shape.Same same && isVain(same, inputs));
  }

  private static boolean isVain(Shape.Same same, List<Shape> inputs) {
    Shape shared = inputs.get(same.input());
    return shared instanceof Shape.Null
        || shared instanceof Shape.Constant
        || shared instanceof Shape.Same;
  }
}
