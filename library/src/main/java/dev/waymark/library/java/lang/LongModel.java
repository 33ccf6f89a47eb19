package dev.waymark.library.java.lang;

import dev.waymark.library.Digits;
import dev.waymark.library.Parsing;
import dev.waymark.library.number.Bits;
import dev.waymark.library.number.Flags;
import dev.waymark.library.number.Numbers;
import dev.waymark.library.text.Text;
import dev.waymark.library.value.BoxContents;
import dev.waymark.library.value.BoxEquality;
import dev.waymark.library.value.BoxOrder;
import dev.waymark.library.value.Hashes;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** {@link Long}. */
public final class LongModel {
  private static final int TEN = 10;

  private LongModel() {}

  /** Its contents have a second element: it is an object of its own whatever the value. */
  public static void init(Long self, long value) {
    Carriers.put(self, new long[] {value, value});
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor"})
  public static Long valueOf(long value) {
    if (!Symbolic.isSymbolic(value)) {
      return Long.valueOf(value);
    }
    Long box = new Long(Symbolic.concrete(value));
    Carriers.put(box, new long[] {value});
    return box;
  }

  public static byte byteValue(Long self) {
    return (byte) longValue(self);
  }

  public static short shortValue(Long self) {
    return (short) longValue(self);
  }

  public static int intValue(Long self) {
    return (int) longValue(self);
  }

  public static long longValue(Long self) {
    return BoxContents.of(self);
  }

  public static float floatValue(Long self) {
    return (float) longValue(self);
  }

  public static double doubleValue(Long self) {
    return (double) longValue(self);
  }

  public static boolean equals(Long self, @Nullable Object other) {
    return BoxEquality.equal(self, other);
  }

  public static int hashCode(Long self) {
    return hashCode(longValue(self));
  }

  public static int compareTo(Long self, Long other) {
    return BoxOrder.compare(self, other);
  }

  public static int hashCode(long value) {
    return Hashes.of(value);
  }

  public static int compare(long a, long b) {
    return Symbolic.compare(a, b);
  }

  public static int compareUnsigned(long a, long b) {
    return compare(a + Long.MIN_VALUE, b + Long.MIN_VALUE);
  }

  public static long sum(long a, long b) {
    return a + b;
  }

  public static long max(long a, long b) {
    return Symbolic.choose(Flags.less(a, b), b, a);
  }

  public static long min(long a, long b) {
    return Symbolic.choose(Flags.less(b, a), b, a);
  }

  public static int signum(long value) {
    return (int) ((value >> 63) | (-value >>> 63));
  }

  public static long divideUnsigned(long a, long b) {
    if (b < 0) {
      return 1L - Flags.less(a + Long.MIN_VALUE, b + Long.MIN_VALUE);
    }
    if (a >= 0) {
      return a / b;
    }
    long half = ((a >>> 1) / b) << 1;
    return half + 1 - Flags.less(a - half * b + Long.MIN_VALUE, b + Long.MIN_VALUE);
  }

  public static long remainderUnsigned(long a, long b) {
    return a - divideUnsigned(a, b) * b;
  }

  public static int bitCount(long value) {
    return Bits.count(value);
  }

  public static long reverse(long value) {
    long high = Bits.reverse((int) value);
    return (high << 32) | IntegerModel.toUnsignedLong(Bits.reverse((int) (value >>> 32)));
  }

  public static long reverseBytes(long value) {
    long high = Bits.reverseBytes((int) value);
    return (high << 32) | IntegerModel.toUnsignedLong(Bits.reverseBytes((int) (value >>> 32)));
  }

  public static long rotateLeft(long value, int distance) {
    return (value << distance) | (value >>> -distance);
  }

  public static long rotateRight(long value, int distance) {
    return (value >>> distance) | (value << -distance);
  }

  public static long highestOneBit(long value) {
    long below = Bits.smear(value);
    return below ^ (below >>> 1);
  }

  public static long lowestOneBit(long value) {
    return value & -value;
  }

  public static int numberOfLeadingZeros(long value) {
    return Bits.count(~Bits.smear(value));
  }

  public static int numberOfTrailingZeros(long value) {
    return Bits.count(~value & (value - 1));
  }

  public static long parseLong(String text) {
    return parseLong(text, TEN);
  }

  public static long parseLong(String text, int radix) {
    int base = Numbers.pin(radix);
    boolean isRadix = base >= Character.MIN_RADIX && base <= Character.MAX_RADIX;
    long[] number = Text.carries(text) && isRadix ? Parsing.toLong(Text.of(text), base) : null;
    if (number != null) {
      return number[0];
    }
    try {
      long plain = Long.parseLong(text, base);
      Text.lose(text);
      return plain;
    } catch (NumberFormatException e) {
      throw Parsing.failure(e, text);
    }
  }

  public static Long valueOf(String text) {
    return valueOf(parseLong(text, TEN));
  }

  public static Long valueOf(String text, int radix) {
    return valueOf(parseLong(text, radix));
  }

  public static Long decode(String text) {
    long[] number = Text.carries(text) ? Parsing.decodeLong(Text.of(text)) : null;
    if (number != null) {
      return valueOf(number[0]);
    }
    try {
      Long plain = Long.decode(text);
      Text.lose(text);
      return plain;
    } catch (NumberFormatException e) {
      throw Parsing.failure(e, text);
    }
  }

  public static String toString(Long self) {
    return toString(longValue(self));
  }

  public static String toString(long value) {
    return Text.make(Digits.of(value));
  }

  public static String toString(long value, int radix) {
    return Text.make(Digits.of(value, radix));
  }

  public static String toHexString(long value) {
    return Text.make(Digits.ofBits(value, 4));
  }

  public static String toOctalString(long value) {
    return Text.make(Digits.ofBits(value, 3));
  }

  public static String toBinaryString(long value) {
    return Text.make(Digits.ofBits(value, 1));
  }

  public static String toUnsignedString(long value) {
    return Text.make(Digits.unsigned(value));
  }
}
