package dev.waymark.library.big;

import dev.waymark.library.number.Exact;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The values of decimal numbers, as far as the unscaled ones fit into a long: it may be symbolic,
 * the scale is not.
 */
public final class DecimalContents {
  private static final int BITS = 63;

  private DecimalContents() {}

  /** The unscaled value; null if that does not fit. */
  public static long @Nullable [] of(BigDecimal number) {
    long[] carried = (long[]) Carriers.contents(number);
    if (carried != null) {
      return carried;
    }
    BigInteger unscaled = number.unscaledValue();
    return unscaled.bitLength() <= BITS ? new long[] {unscaled.longValue()} : null;
  }

  public static BigDecimal make(long unscaled, int scale) {
    if (!Symbolic.isSymbolic(unscaled)) {
      return BigDecimal.valueOf(unscaled, scale);
    }
    BigDecimal number =
        new BigDecimal(BigInteger.valueOf(Symbolic.concrete(unscaled)), Symbolic.concrete(scale));
    carry(number, unscaled);
    return number;
  }

  /** Notes that {@code number}, which nobody else has, has this unscaled value. */
  public static void carry(BigDecimal number, long unscaled) {
    Carriers.put(number, new long[] {unscaled, unscaled});
  }

  public static int signum(BigDecimal self) {
    long[] value = of(self);
    return value == null ? self.signum() : Symbolic.compare(value[0], 0L);
  }

  /** As {@link BigDecimal#compareTo}. */
  public static int compare(BigDecimal a, BigDecimal b) {
    long[] first = of(a);
    long[] second = of(b);
    if (first == null || second == null) {
      WholeContents.lose(a, b);
      return a.compareTo(b);
    }
    long more = (long) b.scale() - a.scale();
    return more >= 0
        ? compareScaled(first[0], more, second[0])
        : -compareScaled(second[0], -more, first[0]);
  }

  /** What does not fit with so many zeros more is beyond all that fits. */
  private static int compareScaled(long a, long zeros, long b) {
    if (Exact.hasPower(zeros)) {
      long power = Exact.power(zeros);
      if (Exact.productFits(a, power)) {
        return Symbolic.compare(a * power, b);
      }
    } else if (a == 0) {
      return Symbolic.compare(0L, b);
    }
    return Symbolic.compare(a, 0L);
  }

  public static boolean equal(BigDecimal self, @Nullable Object other) {
    if (!(other instanceof BigDecimal number) || self.scale() != number.scale()) {
      return false;
    }
    long[] first = of(self);
    long[] second = of(number);
    if (first == null || second == null) {
      return self.unscaledValue().equals(number.unscaledValue());
    }
    return first[0] == second[0];
  }

  public static int hash(BigDecimal self) {
    long[] value = of(self);
    return value == null ? self.hashCode() : 31 * WholeContents.hash(value[0]) + self.scale();
  }
}
