package dev.waymark.library.java.math;

import dev.waymark.library.DecimalText;
import dev.waymark.library.big.DecimalArithmetic;
import dev.waymark.library.big.DecimalContents;
import dev.waymark.library.big.DecimalNumbers;
import dev.waymark.library.big.WholeContents;
import dev.waymark.library.number.Numbers;
import dev.waymark.probe.Symbolic;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** {@link BigDecimal}, symbolic while the unscaled value fits into a long; the scale is decided. */
public final class BigDecimalModel {
  private BigDecimalModel() {}

  public static void init(BigDecimal self, int value) {
    init(self, (long) value);
  }

  public static void init(BigDecimal self, long value) {
    if (Symbolic.isSymbolic(value)) {
      DecimalContents.carry(self, value);
    }
  }

  public static BigDecimal valueOf(long value) {
    return DecimalContents.make(value, 0);
  }

  public static BigDecimal valueOf(long unscaled, int scale) {
    return DecimalContents.make(unscaled, Numbers.pin(scale));
  }

  public static int compareTo(BigDecimal self, BigDecimal other) {
    return DecimalContents.compare(self, other);
  }

  public static boolean equals(BigDecimal self, @Nullable Object other) {
    return DecimalContents.equal(self, other);
  }

  public static int hashCode(BigDecimal self) {
    return DecimalContents.hash(self);
  }

  public static int signum(BigDecimal self) {
    return DecimalContents.signum(self);
  }

  public static int scale(BigDecimal self) {
    return self.scale();
  }

  public static BigInteger unscaledValue(BigDecimal self) {
    long[] value = DecimalContents.of(self);
    return value == null ? self.unscaledValue() : WholeContents.make(value[0]);
  }

  public static BigDecimal add(BigDecimal self, BigDecimal other) {
    long[] sum = DecimalArithmetic.sum(self, other);
    if (sum == null) {
      WholeContents.lose(self, other);
      return self.add(other);
    }
    return DecimalContents.make(sum[0], DecimalArithmetic.largerScale(self, other));
  }

  public static BigDecimal subtract(BigDecimal self, BigDecimal other) {
    long[] difference = DecimalArithmetic.difference(self, other);
    if (difference == null) {
      WholeContents.lose(self, other);
      return self.subtract(other);
    }
    return DecimalContents.make(difference[0], DecimalArithmetic.largerScale(self, other));
  }

  public static BigDecimal multiply(BigDecimal self, BigDecimal other) {
    long[] product = DecimalArithmetic.product(self, other);
    if (product == null) {
      WholeContents.lose(self, other);
      return self.multiply(other);
    }
    return DecimalContents.make(product[0], self.scale() + other.scale());
  }

  public static BigDecimal divide(BigDecimal self, BigDecimal other, int scale, RoundingMode mode) {
    int pinned = Numbers.pin(scale);
    if (mode == null || signum(other) == 0) {
      return self.divide(other, pinned, mode);
    }
    long[] quotient = DecimalArithmetic.quotient(self, other, pinned, mode);
    if (quotient == null) {
      WholeContents.lose(self, other);
      return self.divide(other, pinned, mode);
    }
    return DecimalContents.make(quotient[0], pinned);
  }

  public static BigDecimal divide(BigDecimal self, BigDecimal other, RoundingMode mode) {
    return divide(self, other, self.scale(), mode);
  }

  public static BigDecimal setScale(BigDecimal self, int scale) {
    return setScale(self, scale, RoundingMode.UNNECESSARY);
  }

  public static BigDecimal setScale(BigDecimal self, int scale, RoundingMode mode) {
    int pinned = Numbers.pin(scale);
    if (mode == null || pinned == self.scale()) {
      return self.setScale(pinned, mode);
    }
    long[] rescaled = DecimalArithmetic.rescaled(self, pinned, mode);
    if (rescaled == null) {
      WholeContents.lose(self, null);
      return self.setScale(pinned, mode);
    }
    return DecimalContents.make(rescaled[0], pinned);
  }

  public static BigDecimal negate(BigDecimal self) {
    long[] value = DecimalContents.of(self);
    if (value == null || value[0] == Long.MIN_VALUE) {
      WholeContents.lose(self, null);
      return self.negate();
    }
    return DecimalContents.make(-value[0], self.scale());
  }

  public static BigDecimal abs(BigDecimal self) {
    return signum(self) < 0 ? negate(self) : self;
  }

  public static BigDecimal min(BigDecimal self, BigDecimal other) {
    return compareTo(self, other) <= 0 ? self : other;
  }

  public static BigDecimal max(BigDecimal self, BigDecimal other) {
    return compareTo(self, other) >= 0 ? self : other;
  }

  public static BigDecimal movePointLeft(BigDecimal self, int places) {
    int pinned = Numbers.pin(places);
    if (pinned == 0) {
      return self.movePointLeft(0);
    }
    long scale = (long) self.scale() + pinned;
    long[] value = DecimalContents.of(self);
    if (value == null || scale < 0 || scale != (int) scale) {
      WholeContents.lose(self, null);
      return self.movePointLeft(pinned);
    }
    return DecimalContents.make(value[0], (int) scale);
  }

  public static int intValue(BigDecimal self) {
    return (int) DecimalNumbers.toLong(self);
  }

  public static long longValue(BigDecimal self) {
    return DecimalNumbers.toLong(self);
  }

  public static double doubleValue(BigDecimal self) {
    return DecimalNumbers.toDouble(self);
  }

  /** What is symbolic is lost. */
  public static float floatValue(BigDecimal self) {
    WholeContents.lose(self, null);
    return self.floatValue();
  }

  public static String toString(BigDecimal self) {
    return DecimalText.of(self);
  }
}
