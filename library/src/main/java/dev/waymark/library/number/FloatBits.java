package dev.waymark.library.number;

import dev.waymark.probe.Symbolic;

/** The parts of floating-point numbers, found by comparing with powers of two. */
public final class FloatBits {
  private static final int LEAST = Double.MIN_EXPONENT;
  private static final int SIGNIFICAND_BITS = 52;

  private FloatBits() {}

  /** As {@link Math#abs(double)}. */
  public static double size(double value) {
    return Symbolic.choose(Flags.less(0.0, value), value, 0.0 - value);
  }

  /** As {@link Math#getExponent(double)}. */
  public static int exponent(double value) {
    double size = size(value);
    if (!(size <= Double.MAX_VALUE)) {
      return Double.MAX_EXPONENT + 1;
    }
    return size < Double.MIN_NORMAL
        ? LEAST - 1
        : exponent(size, Double.MIN_EXPONENT, Double.MAX_EXPONENT);
  }

  /** As {@link Math#getExponent(float)}. */
  public static int exponent(float value) {
    double size = size(value);
    if (!(size <= Float.MAX_VALUE)) {
      return Float.MAX_EXPONENT + 1;
    }
    return size < Float.MIN_NORMAL
        ? Float.MIN_EXPONENT - 1
        : exponent(size, Float.MIN_EXPONENT, Float.MAX_EXPONENT);
  }

  /** The exponent of a normal number, which is one of {@code least} to {@code greatest}. */
  private static int exponent(double size, int least, int greatest) {
    int low = least;
    int high = greatest;
    while (low < high) {
      int middle = (low + high + 1) >> 1;
      if (size >= Math.scalb(1.0, middle)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** As {@link Double#doubleToLongBits(double)}. */
  public static long of(double value) {
    if (FloatOrder.isNaN(value)) {
      return Double.doubleToLongBits(Double.NaN);
    }
    long sign = Signs.isNegative(value) ? Long.MIN_VALUE : 0;
    double size = size(value);
    return size == Double.POSITIVE_INFINITY
        ? sign | Double.doubleToLongBits(Double.POSITIVE_INFINITY)
        : sign | bits(size);
  }

  /** Scaling by a power of two is exact where the result is normal or was not. */
  private static long bits(double size) {
    int exponent = exponent(size);
    if (exponent < LEAST) {
      return (long) (size * Math.scalb(1.0, -LEAST) * Math.scalb(1.0, SIGNIFICAND_BITS));
    }
    double scaled =
        exponent > SIGNIFICAND_BITS
            ? size * Math.scalb(1.0, SIGNIFICAND_BITS - exponent)
            : size * Math.scalb(1.0, -exponent) * Math.scalb(1.0, SIGNIFICAND_BITS);
    long biased = (long) exponent - LEAST;
    return (biased << SIGNIFICAND_BITS) + (long) scaled;
  }

  /** As {@link Float#floatToIntBits(float)}. */
  public static int of(float value) {
    if (FloatOrder.isNaN((double) value)) {
      return Float.floatToIntBits(Float.NaN);
    }
    long wide = of((double) value);
    int sign = wide < 0 ? Integer.MIN_VALUE : 0;
    return sign | narrow(wide & Long.MAX_VALUE, size(value));
  }

  /** The bits of a float from those of the double with its value, without the sign. */
  private static int narrow(long wide, double size) {
    if (size > Float.MAX_VALUE) {
      return Float.floatToIntBits(Float.POSITIVE_INFINITY);
    }
    if (size < Float.MIN_NORMAL) {
      return (int) (size * Math.scalb(1.0, 149));
    }
    int shift = SIGNIFICAND_BITS - 23;
    long bias = (long) (Double.MAX_EXPONENT - Float.MAX_EXPONENT) << 23;
    return (int) ((wide >> shift) - bias);
  }
}
