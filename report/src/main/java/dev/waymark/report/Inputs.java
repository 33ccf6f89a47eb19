package dev.waymark.report;

import dev.waymark.explore.TestCase;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.host.Literals;
import dev.waymark.term.Assignment;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;

/** The arguments of a test as Java expressions. */
final class Inputs {
  private Inputs() {}

  /** One expression for each parameter. */
  static List<String> expressions(TestCase test) {
    Input input = test.input();
    return input.arguments().stream().map(shape -> expression(shape, input.numbers())).toList();
  }

  /** One expression for each value that the code draws by itself. */
  static List<String> draws(TestCase test) {
    Input input = test.input();
    return input.draws().stream().map(draw -> expression(draw, input.numbers())).toList();
  }

  private static String expression(Shape shape, Assignment numbers) {
    if (shape instanceof Shape.Scalar number) {
      return Literals.primitive(boxed(number.type(), numbers.bits(number.symbol())));
    }
    if (shape instanceof Shape.Array array) {
      String elements =
          array.elements().stream()
              .map(element -> expression(element, numbers))
              .collect(Collectors.joining(", "));
      return "new " + typeName(array.type()) + " {" + elements + "}";
    }
    return "null";
  }

  /** {@code [[I} as {@code int[][]}. */
  static String typeName(String descriptor) {
    return Type.getType(descriptor).getClassName();
  }

  private static Object boxed(String type, long bits) {
    return switch (type) {
      case "Z" -> bits != 0;
      case "B" -> (byte) bits;
      case "C" -> (char) bits;
      case "S" -> (short) bits;
      case "I" -> (int) bits;
      case "J" -> bits;
      case "F" -> Float.intBitsToFloat((int) bits);
      default -> Double.longBitsToDouble(bits);
    };
  }
}
