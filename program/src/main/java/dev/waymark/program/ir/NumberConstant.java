package dev.waymark.program.ir;

/** A number, as the {@code bits} of its kind (see {@link Kind}). */
public record NumberConstant(Kind kind, long bits) implements CodeConstant {
  public static NumberConstant of(int value) {
    return new NumberConstant(Kind.INT, value);
  }

  public static NumberConstant of(long value) {
    return new NumberConstant(Kind.LONG, value);
  }

  public static NumberConstant of(float value) {
    return new NumberConstant(Kind.FLOAT, Kind.bits(value));
  }

  public static NumberConstant of(double value) {
    return new NumberConstant(Kind.DOUBLE, Kind.bits(value));
  }

  /** The literal in Java syntax. */
  @Override
  public String toString() {
    return switch (kind) {
      case LONG -> bits + "L";
      case FLOAT -> kind.box(bits) + "f";
      default -> kind.box(bits).toString();
    };
  }
}
