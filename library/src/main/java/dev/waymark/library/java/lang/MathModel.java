package dev.waymark.library.java.lang;

import dev.waymark.library.number.Exact;
import dev.waymark.library.number.Flags;
import dev.waymark.library.number.FloatBits;
import dev.waymark.library.number.Rounding;
import dev.waymark.library.number.Signs;
import dev.waymark.probe.Symbolic;

/** {@link Math}, as far as it is exact in arithmetic; functions without a model lose. */
public final class MathModel {
  private MathModel() {}

  public static int abs(int a) {
    return Symbolic.choose(a >>> 31, -a, a);
  }

  public static int absExact(int a) {
    return a == Integer.MIN_VALUE ? Math.absExact(Symbolic.concrete(a)) : abs(a);
  }

  public static int max(int a, int b) {
    return IntegerModel.max(a, b);
  }

  public static int min(int a, int b) {
    return IntegerModel.min(a, b);
  }

  public static int addExact(int a, int b) {
    int sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      return Math.addExact(Symbolic.concrete(a), Symbolic.concrete(b));
    }
    return sum;
  }

  public static int subtractExact(int a, int b) {
    int difference = a - b;
    if (((a ^ b) & (a ^ difference)) < 0) {
      return Math.subtractExact(Symbolic.concrete(a), Symbolic.concrete(b));
    }
    return difference;
  }

  public static int incrementExact(int a) {
    return a == Integer.MAX_VALUE ? Math.incrementExact(Symbolic.concrete(a)) : a + 1;
  }

  public static int decrementExact(int a) {
    return a == Integer.MIN_VALUE ? Math.decrementExact(Symbolic.concrete(a)) : a - 1;
  }

  public static int negateExact(int a) {
    return a == Integer.MIN_VALUE ? Math.negateExact(Symbolic.concrete(a)) : -a;
  }

  public static int floorDiv(int a, int b) {
    int quotient = a / b;
    int isBelow = (a ^ b) >>> 31 & Flags.not(Flags.same(a % b, 0));
    return quotient - isBelow;
  }

  public static int floorMod(int a, int b) {
    int rest = a % b;
    int isBelow = (rest ^ b) >>> 31 & Flags.not(Flags.same(rest, 0));
    return Symbolic.choose(isBelow, rest + b, rest);
  }

  public static int multiplyExact(int a, int b) {
    long product = (long) a * b;
    if ((int) product != product) {
      return Math.multiplyExact(Symbolic.concrete(a), Symbolic.concrete(b));
    }
    return (int) product;
  }

  public static int toIntExact(long a) {
    return (int) a == a ? (int) a : Math.toIntExact(Symbolic.concrete(a));
  }

  public static long abs(long a) {
    return Symbolic.choose((int) (a >>> 63), -a, a);
  }

  public static long absExact(long a) {
    return a == Long.MIN_VALUE ? Math.absExact(Symbolic.concrete(a)) : abs(a);
  }

  public static long max(long a, long b) {
    return LongModel.max(a, b);
  }

  public static long min(long a, long b) {
    return LongModel.min(a, b);
  }

  public static long addExact(long a, long b) {
    long sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      return Math.addExact(Symbolic.concrete(a), Symbolic.concrete(b));
    }
    return sum;
  }

  public static long subtractExact(long a, long b) {
    long difference = a - b;
    if (((a ^ b) & (a ^ difference)) < 0) {
      return Math.subtractExact(Symbolic.concrete(a), Symbolic.concrete(b));
    }
    return difference;
  }

  public static long incrementExact(long a) {
    return a == Long.MAX_VALUE ? Math.incrementExact(Symbolic.concrete(a)) : a + 1;
  }

  public static long decrementExact(long a) {
    return a == Long.MIN_VALUE ? Math.decrementExact(Symbolic.concrete(a)) : a - 1;
  }

  public static long negateExact(long a) {
    return a == Long.MIN_VALUE ? Math.negateExact(Symbolic.concrete(a)) : -a;
  }

  public static long floorDiv(long a, long b) {
    long quotient = a / b;
    int isBelow = (int) ((a ^ b) >>> 63) & Flags.not(Flags.same(a % b, 0));
    return quotient - isBelow;
  }

  public static long floorMod(long a, long b) {
    long rest = a % b;
    int isBelow = (int) ((rest ^ b) >>> 63) & Flags.not(Flags.same(rest, 0));
    return Symbolic.choose(isBelow, rest + b, rest);
  }

  public static long multiplyExact(long a, int b) {
    return multiplyExact(a, (long) b);
  }

  public static long multiplyExact(long a, long b) {
    long product = a * b;
    boolean isSmall = (int) a == a && (int) b == b;
    if (!isSmall && multiplyHigh(a, b) != product >> 63) {
      return Math.multiplyExact(Symbolic.concrete(a), Symbolic.concrete(b));
    }
    return product;
  }

  public static long multiplyFull(int a, int b) {
    return (long) a * b;
  }

  public static long multiplyHigh(long a, long b) {
    return Exact.high(a, b);
  }

  public static long floorDiv(long a, int b) {
    return floorDiv(a, (long) b);
  }

  public static int floorMod(long a, int b) {
    return (int) floorMod(a, (long) b);
  }

  public static float abs(float a) {
    return Symbolic.choose(Flags.less(0.0F, a), a, 0.0F - a);
  }

  public static float max(float a, float b) {
    float others = Symbolic.choose(Flags.same(a, b) & Flags.not(Flags.same(a, 0.0F)), a, a + b);
    return Symbolic.choose(Flags.less(a, b), b, Symbolic.choose(Flags.less(b, a), a, others));
  }

  public static float min(float a, float b) {
    float others = Symbolic.choose(Flags.same(a, b) & Flags.not(Flags.same(a, 0.0F)), a, -(-a - b));
    return Symbolic.choose(Flags.less(a, b), a, Symbolic.choose(Flags.less(b, a), b, others));
  }

  public static float signum(float a) {
    return a > 0.0F ? 1.0F : a < 0.0F ? -1.0F : a;
  }

  public static double abs(double a) {
    return FloatBits.size(a);
  }

  public static double max(double a, double b) {
    double others = Symbolic.choose(Flags.same(a, b) & Flags.not(Flags.same(a, 0.0)), a, a + b);
    return Symbolic.choose(Flags.less(a, b), b, Symbolic.choose(Flags.less(b, a), a, others));
  }

  public static double min(double a, double b) {
    double others = Symbolic.choose(Flags.same(a, b) & Flags.not(Flags.same(a, 0.0)), a, -(-a - b));
    return Symbolic.choose(Flags.less(a, b), a, Symbolic.choose(Flags.less(b, a), b, others));
  }

  public static double signum(double a) {
    return a > 0.0 ? 1.0 : a < 0.0 ? -1.0 : a;
  }

  /** The sign of what is not a number is lost. */
  public static float copySign(float magnitude, float sign) {
    return FloatModel.isNaN(sign)
        ? Math.copySign(magnitude, sign)
        : (float) Signs.copy(magnitude, sign);
  }

  /** The sign of what is not a number is lost. */
  public static double copySign(double magnitude, double sign) {
    return DoubleModel.isNaN(sign) ? Math.copySign(magnitude, sign) : Signs.copy(magnitude, sign);
  }

  public static int getExponent(float a) {
    return FloatBits.exponent(a);
  }

  public static int getExponent(double a) {
    return FloatBits.exponent(a);
  }

  public static double floor(double a) {
    return Rounding.floor(a);
  }

  public static double ceil(double a) {
    return Rounding.ceil(a);
  }

  public static double rint(double a) {
    return Rounding.rint(a);
  }

  public static int round(float a) {
    return Rounding.round(a);
  }

  public static long round(double a) {
    return Rounding.round(a);
  }
}
