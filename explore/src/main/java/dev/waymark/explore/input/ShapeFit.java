package dev.waymark.explore.input;

import dev.waymark.target.Shape;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.Maker;
import org.jspecify.annotations.Nullable;

/** Which of several types, or which maker, a shape comes from. */
final class ShapeFit {
  private ShapeFit() {}

  /** That of the types in {@code type} which makes {@code shape}; null if none does. */
  static InputType.@Nullable Made madeOf(InputType type, Shape shape) {
    if (type instanceof InputType.Choice choice) {
      for (InputType each : choice.alternatives()) {
        if (each instanceof InputType.Made made && fits(made, shape)) {
          return made;
        }
      }
      return null;
    }
    return type instanceof InputType.Made made && fits(made, shape) ? made : null;
  }

  /** Whether {@code shape} is one of {@code type}. */
  static boolean fits(InputType type, Shape shape) {
    if (shape instanceof Shape.Used used) {
      return fits(type, used.object());
    }
    if (type instanceof InputType.Made made) {
      return made.makers().stream().anyMatch(each -> makes(each, shape));
    }
    if (type instanceof InputType.Stub stub) {
      return shape instanceof Shape.Stub given && given.type().equals(stub.type());
    }
    if (type instanceof InputType.ContainerOf container) {
      return shape instanceof Shape.Elements elements && elements.kind() == container.kind();
    }
    if (type instanceof InputType.ArrayOf array) {
      return shape instanceof Shape.Array given && given.type().equals(array.type());
    }
    if (type instanceof InputType.Box box) {
      return shape instanceof Shape.Box given && given.number().type().equals(box.type());
    }
    return type instanceof InputType.Text && shape instanceof Shape.Text;
  }

  /** Whether {@code maker} makes {@code shape}. */
  static boolean makes(Maker maker, Shape shape) {
    if (maker instanceof Maker.Constant constant) {
      return shape.equals(new Shape.Constant(constant.owner(), constant.name()));
    }
    return shape instanceof Shape.Made made
        && ((Maker.Call) maker).method().ref().equals(made.maker());
  }
}
