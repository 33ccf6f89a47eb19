package dev.waymark.target.host;

/** Primitives as 64 bits: ints sign-extended, floats and doubles as IEEE 754 bits with one NaN. */
final class PrimitiveBits {
  private PrimitiveBits() {}

  static Object box(Class<?> type, long bits) {
    return switch (type.descriptorString()) {
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

  /** The primitive type with this descriptor. */
  static Class<?> type(String descriptor) {
    return switch (descriptor) {
      case "Z" -> boolean.class;
      case "B" -> byte.class;
      case "C" -> char.class;
      case "S" -> short.class;
      case "I" -> int.class;
      case "J" -> long.class;
      case "F" -> float.class;
      default -> double.class;
    };
  }

  /** A box that is no other: what carries a symbol must not be one that the JDK shares. */
  @SuppressWarnings({
    "deprecation",
    "removal",
    "UnnecessaryBoxedVariable",
    "BoxedPrimitiveConstructor"
  })
  static Object freshBox(String type, long bits) {
    return switch (type) {
      case "Z" -> new Boolean(bits != 0);
      case "B" -> new Byte((byte) bits);
      case "C" -> new Character((char) bits);
      case "S" -> new Short((short) bits);
      case "I" -> new Integer((int) bits);
      case "J" -> new Long(bits);
      case "F" -> new Float(Float.intBitsToFloat((int) bits));
      default -> new Double(Double.longBitsToDouble(bits));
    };
  }

  static long of(Object boxed) {
    if (boxed instanceof Boolean b) {
      return b ? 1 : 0;
    }
    if (boxed instanceof Character c) {
      return c;
    }
    if (boxed instanceof Float f) {
      return Float.floatToIntBits(f);
    }
    return boxed instanceof Double d ? Double.doubleToLongBits(d) : ((Number) boxed).longValue();
  }
}
