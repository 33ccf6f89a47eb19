package dev.waymark.target.host;

/** Primitives as 64 bits: ints sign-extended, floats and doubles as IEEE 754 bits with one NaN. */
final class Bits {
  private Bits() {}

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
