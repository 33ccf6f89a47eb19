package dev.waymark.validation.oracle;

import dev.waymark.program.ir.ElementType;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Reads and writes of array elements, by arrays of exactly the type that the IR says. */
final class Elements {
  private Elements() {}

  static @Nullable Object read(ElementType type, Object array, int index) {
    return Values.toFrame(descriptor(type, array), Array.get(array, index));
  }

  static void write(ElementType type, Object array, int index, @Nullable Object value) {
    Array.set(array, index, Values.toJava(descriptor(type, array), value));
  }

  private static String descriptor(ElementType type, Object array) {
    String element = array.getClass().getComponentType().descriptorString();
    if (type != typeOf(element)) {
      throw new EvaluatorBug(type + " access to an array of " + element);
    }
    return element;
  }

  private static ElementType typeOf(String descriptor) {
    return switch (descriptor.charAt(0)) {
      case 'I' -> ElementType.INT;
      case 'J' -> ElementType.LONG;
      case 'F' -> ElementType.FLOAT;
      case 'D' -> ElementType.DOUBLE;
      case 'C' -> ElementType.CHAR;
      case 'S' -> ElementType.SHORT;
      case 'B', 'Z' -> ElementType.BYTE_OR_BOOLEAN;
      default -> ElementType.REFERENCE;
    };
  }
}
