package dev.waymark.program.ir;

/**
 * The computational type of a value in a frame. Booleans, bytes, chars and shorts are {@link #INT}
 * there; their own types matter in fields, arrays and descriptors only.
 *
 * <p>Numbers travel through the operator table as 64 bits: ints sign-extended, floats and doubles
 * as their IEEE 754 bits with one NaN.
 */
public enum Kind {
  INT,
  LONG,
  FLOAT,
  DOUBLE,
  REFERENCE;

  /** Words of the JVM operand stack or local variables that a value of this kind takes. */
  public int words() {
    return this == LONG || this == DOUBLE ? 2 : 1;
  }

  /** The kind of a value of the field descriptor {@code descriptor}. */
  public static Kind of(String descriptor) {
    return switch (descriptor.charAt(0)) {
      case 'Z', 'B', 'C', 'S', 'I' -> INT;
      case 'J' -> LONG;
      case 'F' -> FLOAT;
      case 'D' -> DOUBLE;
      case 'L', '[' -> REFERENCE;
      default -> throw new IllegalArgumentException("not a field descriptor: " + descriptor);
    };
  }

  /** The bits of a float: its int bits, sign-extended. */
  public static long bits(float value) {
    return Float.floatToIntBits(value);
  }

  /** The bits of a double. */
  public static long bits(double value) {
    return Double.doubleToLongBits(value);
  }

  static float asFloat(long bits) {
    return Float.intBitsToFloat((int) bits);
  }

  static double asDouble(long bits) {
    return Double.longBitsToDouble(bits);
  }

  /** The bits of a boxed number or character, as this kind holds it. */
  public long bitsOf(Object boxed) {
    return switch (this) {
      case INT -> intBits(boxed);
      case LONG -> (Long) boxed;
      case FLOAT -> bits((Float) boxed);
      case DOUBLE -> bits((Double) boxed);
      case REFERENCE -> throw new IllegalArgumentException("a reference has no bits");
    };
  }

  private static long intBits(Object boxed) {
    if (boxed instanceof Boolean b) {
      return b ? 1 : 0;
    }
    return boxed instanceof Character c ? c : ((Number) boxed).intValue();
  }

  /** The boxed number that {@code bits} stand for: Integer, Long, Float or Double. */
  public Object box(long bits) {
    return switch (this) {
      case INT -> (int) bits;
      case LONG -> bits;
      case FLOAT -> asFloat(bits);
      case DOUBLE -> asDouble(bits);
      case REFERENCE -> throw new IllegalArgumentException("a reference has no bits");
    };
  }
}
