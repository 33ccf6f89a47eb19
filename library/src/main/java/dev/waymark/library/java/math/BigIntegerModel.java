package dev.waymark.library.java.math;

import dev.waymark.library.Digits;
import dev.waymark.library.big.WholeArithmetic;
import dev.waymark.library.big.WholeContents;
import dev.waymark.library.text.Text;
import dev.waymark.probe.Symbolic;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** {@link BigInteger}, symbolic while it fits into a long. */
public final class BigIntegerModel {
  private BigIntegerModel() {}

  public static BigInteger valueOf(long value) {
    return WholeContents.make(value);
  }

  public static int compareTo(BigInteger self, BigInteger other) {
    return WholeContents.compare(self, other);
  }

  public static boolean equals(BigInteger self, @Nullable Object other) {
    return WholeContents.equal(self, other);
  }

  public static int hashCode(BigInteger self) {
    return WholeContents.hash(self);
  }

  public static int signum(BigInteger self) {
    long[] value = WholeContents.of(self);
    return value == null ? self.signum() : Symbolic.compare(value[0], 0L);
  }

  public static BigInteger min(BigInteger self, BigInteger other) {
    return compareTo(self, other) < 0 ? self : other;
  }

  public static BigInteger max(BigInteger self, BigInteger other) {
    return compareTo(self, other) > 0 ? self : other;
  }

  public static BigInteger add(BigInteger self, BigInteger other) {
    if (WholeArithmetic.isZero(other)) {
      return self;
    }
    return WholeArithmetic.isZero(self) ? other : WholeArithmetic.sum(self, other);
  }

  public static BigInteger subtract(BigInteger self, BigInteger other) {
    return WholeArithmetic.isZero(other) ? self : WholeArithmetic.difference(self, other);
  }

  public static BigInteger multiply(BigInteger self, BigInteger other) {
    return WholeArithmetic.product(self, other);
  }

  public static BigInteger divide(BigInteger self, BigInteger other) {
    return WholeArithmetic.quotient(self, other);
  }

  public static BigInteger remainder(BigInteger self, BigInteger other) {
    return WholeArithmetic.remainder(self, other);
  }

  public static BigInteger mod(BigInteger self, BigInteger other) {
    return WholeArithmetic.modulus(self, other);
  }

  public static BigInteger negate(BigInteger self) {
    return WholeArithmetic.negated(self);
  }

  public static BigInteger abs(BigInteger self) {
    return signum(self) < 0 ? WholeArithmetic.negated(self) : self;
  }

  public static int intValue(BigInteger self) {
    return (int) longValue(self);
  }

  public static long longValue(BigInteger self) {
    long[] value = WholeContents.of(self);
    return value == null ? self.longValue() : value[0];
  }

  public static double doubleValue(BigInteger self) {
    long[] value = WholeContents.of(self);
    return value == null ? self.doubleValue() : (double) value[0];
  }

  public static float floatValue(BigInteger self) {
    long[] value = WholeContents.of(self);
    return value == null ? self.floatValue() : (float) value[0];
  }

  public static int intValueExact(BigInteger self) {
    long value = longValue(self);
    return WholeContents.of(self) != null && value == (int) value
        ? (int) value
        : self.intValueExact();
  }

  public static long longValueExact(BigInteger self) {
    long[] value = WholeContents.of(self);
    return value == null ? self.longValueExact() : value[0];
  }

  public static String toString(BigInteger self) {
    long[] value = WholeContents.of(self);
    return value == null ? self.toString() : Text.make(Digits.of(value[0]));
  }
}
