package dev.waymark.library.big;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The values of large whole numbers, as far as they fit into a long. */
public final class WholeContents {
  private static final int BITS = 63;

  private WholeContents() {}

  /** An array whose first element is the value; null if the value does not fit. */
  public static long @Nullable [] of(BigInteger number) {
    long[] carried = (long[]) Carriers.contents(number);
    if (carried != null) {
      return carried;
    }
    return number.bitLength() <= BITS ? new long[] {number.longValue()} : null;
  }

  public static BigInteger make(long value) {
    if (!Symbolic.isSymbolic(value)) {
      return BigInteger.valueOf(value);
    }
    BigInteger number = new BigInteger(Long.toString(Symbolic.concrete(value)));
    carry(number, value);
    return number;
  }

  /** Notes that {@code number}, which nobody else has, is {@code value}. */
  public static void carry(BigInteger number, long value) {
    Carriers.put(number, new long[] {value, value});
  }

  /** What the JDK is about to make of these numbers depends on what they carry. */
  public static void lose(Object a, @Nullable Object b) {
    if (Carriers.contents(a) != null || Carriers.contents(b) != null) {
      Symbolic.lose();
    }
  }

  /** As {@link BigInteger#compareTo}; a number that does not fit is beyond all that do. */
  public static int compare(BigInteger a, BigInteger b) {
    long[] first = of(a);
    long[] second = of(b);
    return first == null || second == null ? a.compareTo(b) : Symbolic.compare(first[0], second[0]);
  }

  public static boolean equal(BigInteger self, @Nullable Object other) {
    return other instanceof BigInteger number && compare(self, number) == 0;
  }

  public static int hash(BigInteger self) {
    long[] value = of(self);
    return value == null ? self.hashCode() : hash(value[0]);
  }

  /** The hash of the size, with the sign of the value. */
  static int hash(long value) {
    int isNegative = (int) (value >>> 63);
    long size = Symbolic.choose(isNegative, -value, value);
    int hash = 31 * (int) (size >>> 32) + (int) size;
    return Symbolic.choose(isNegative, -hash, hash);
  }
}
