package dev.waymark.validation.oracle;

import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import org.jspecify.annotations.Nullable;

/**
 * The values of frames: a {@link NumberConstant} for every number, so that numbers and their boxes
 * cannot be confused; references as they are.
 */
final class Values {
  private Values() {}

  /** A number in a frame, checked to be in the form that {@link Kind} prescribes. */
  static NumberConstant number(Kind kind, long bits) {
    boolean narrow = kind == Kind.INT || kind == Kind.FLOAT;
    if (narrow && bits != (int) bits) {
      throw new EvaluatorBug(kind + " with bits " + bits + " that are not sign-extended");
    }
    return new NumberConstant(kind, bits);
  }

  static NumberConstant number(@Nullable Object value, Kind kind) {
    if (value instanceof NumberConstant number && number.kind() == kind) {
      return number;
    }
    throw new EvaluatorBug("not a number of kind " + kind + ": " + value);
  }

  static int intOf(@Nullable Object value) {
    return (int) number(value, Kind.INT).bits();
  }

  /** From a value of Java, boxed, of type {@code descriptor}. */
  static @Nullable Object toFrame(String descriptor, @Nullable Object java) {
    if (descriptor.equals("V") || Kind.of(descriptor) == Kind.REFERENCE) {
      return java;
    }
    Kind kind = Kind.of(descriptor);
    return number(kind, kind.bitsOf(present(java)));
  }

  /** To a value of Java, boxed, of type {@code descriptor}; narrow types drop bits. */
  static @Nullable Object toJava(String descriptor, @Nullable Object value) {
    return switch (descriptor.charAt(0)) {
      case 'V' -> null;
      case 'L', '[' -> reference(value);
      case 'Z' -> (intOf(value) & 1) != 0;
      case 'B' -> (byte) intOf(value);
      case 'C' -> (char) intOf(value);
      case 'S' -> (short) intOf(value);
      default -> boxed(Kind.of(descriptor), value);
    };
  }

  private static Object boxed(Kind kind, @Nullable Object value) {
    return kind.box(number(value, kind).bits());
  }

  private static @Nullable Object reference(@Nullable Object value) {
    if (value instanceof NumberConstant || value instanceof Fresh) {
      throw new EvaluatorBug("not an initialized reference: " + value);
    }
    return value;
  }

  static Object present(@Nullable Object value) {
    if (value == null) {
      throw new EvaluatorBug("null where the IR has checked for null");
    }
    return value;
  }
}
