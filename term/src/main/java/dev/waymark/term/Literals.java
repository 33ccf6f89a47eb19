package dev.waymark.term;

/** Constants as Java source. */
public final class Literals {
  private Literals() {}

  public static String print(Sort sort, long bits) {
    return switch (sort) {
      case BOOL -> bits != 0 ? "true" : "false";
      case INT -> Long.toString(bits);
      case LONG -> bits + "L";
      case FLOAT -> print(Float.intBitsToFloat((int) bits));
      case DOUBLE -> print(Double.longBitsToDouble(bits));
    };
  }

  private static String print(float value) {
    if (Float.isFinite(value)) {
      return value + "f";
    }
    return "Float." + special(value);
  }

  private static String print(double value) {
    return Double.isFinite(value) ? Double.toString(value) : "Double." + special(value);
  }

  private static String special(double value) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    return value > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY";
  }
}
