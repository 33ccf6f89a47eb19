package dev.waymark.library.java.lang;

import dev.waymark.library.Digits;
import dev.waymark.library.Parsing;
import dev.waymark.library.number.Bits;
import dev.waymark.library.number.Extremes;
import dev.waymark.library.number.Numbers;
import dev.waymark.library.text.Text;
import dev.waymark.library.value.BoxContents;
import dev.waymark.library.value.BoxEquality;
import dev.waymark.library.value.BoxOrder;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** {@link Integer}. */
public final class IntegerModel {
  private static final int TEN = 10;

  private IntegerModel() {}

  /** Its contents have a second element: it is an object of its own whatever the value. */
  public static void init(Integer self, int value) {
    Carriers.put(self, new int[] {value, value});
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor"})
  public static Integer valueOf(int value) {
    if (!Symbolic.isSymbolic(value)) {
      return Integer.valueOf(value);
    }
    Integer box = new Integer(Symbolic.concrete(value));
    Carriers.put(box, new int[] {value});
    return box;
  }

  public static byte byteValue(Integer self) {
    return (byte) intValue(self);
  }

  public static short shortValue(Integer self) {
    return (short) intValue(self);
  }

  public static int intValue(Integer self) {
    return BoxContents.of(self);
  }

  public static long longValue(Integer self) {
    return (long) intValue(self);
  }

  public static float floatValue(Integer self) {
    return (float) intValue(self);
  }

  public static double doubleValue(Integer self) {
    return (double) intValue(self);
  }

  public static boolean equals(Integer self, @Nullable Object other) {
    return BoxEquality.equal(self, other);
  }

  public static int hashCode(Integer self) {
    return hashCode(intValue(self));
  }

  public static int compareTo(Integer self, Integer other) {
    return BoxOrder.compare(self, other);
  }

  public static int hashCode(int value) {
    return value;
  }

  public static int compare(int a, int b) {
    return Symbolic.compare((long) a, (long) b);
  }

  public static int compareUnsigned(int a, int b) {
    return compare(a + Integer.MIN_VALUE, b + Integer.MIN_VALUE);
  }

  public static int sum(int a, int b) {
    return a + b;
  }

  public static int max(int a, int b) {
    return Extremes.max(a, b);
  }

  public static int min(int a, int b) {
    return Extremes.min(a, b);
  }

  public static int signum(int value) {
    return (value >> 31) | (-value >>> 31);
  }

  public static long toUnsignedLong(int value) {
    return value & 0xFFFF_FFFFL;
  }

  public static int divideUnsigned(int a, int b) {
    return (int) (toUnsignedLong(a) / toUnsignedLong(b));
  }

  public static int remainderUnsigned(int a, int b) {
    return (int) (toUnsignedLong(a) % toUnsignedLong(b));
  }

  public static int bitCount(int value) {
    return Bits.count(value);
  }

  public static int reverse(int value) {
    return Bits.reverse(value);
  }

  public static int reverseBytes(int value) {
    return Bits.reverseBytes(value);
  }

  public static int rotateLeft(int value, int distance) {
    return (value << distance) | (value >>> -distance);
  }

  public static int rotateRight(int value, int distance) {
    return (value >>> distance) | (value << -distance);
  }

  public static int highestOneBit(int value) {
    int below = Bits.smear(value);
    return below ^ (below >>> 1);
  }

  public static int lowestOneBit(int value) {
    return value & -value;
  }

  public static int numberOfLeadingZeros(int value) {
    return Bits.count(~Bits.smear(value));
  }

  public static int numberOfTrailingZeros(int value) {
    return Bits.count(~value & (value - 1));
  }

  public static int parseInt(String text) {
    return parseInt(text, TEN);
  }

  public static int parseInt(String text, int radix) {
    int base = Numbers.pin(radix);
    boolean isRadix = base >= Character.MIN_RADIX && base <= Character.MAX_RADIX;
    int[] number = Text.carries(text) && isRadix ? Parsing.toInt(Text.of(text), base) : null;
    if (number != null) {
      return number[0];
    }
    try {
      int plain = Integer.parseInt(text, base);
      Text.lose(text);
      return plain;
    } catch (NumberFormatException e) {
      throw Parsing.failure(e, text);
    }
  }

  public static Integer valueOf(String text) {
    return valueOf(parseInt(text, TEN));
  }

  public static Integer valueOf(String text, int radix) {
    return valueOf(parseInt(text, radix));
  }

  public static Integer decode(String text) {
    int[] number = Text.carries(text) ? Parsing.decodeInt(Text.of(text)) : null;
    if (number != null) {
      return valueOf(number[0]);
    }
    try {
      Integer plain = Integer.decode(text);
      Text.lose(text);
      return plain;
    } catch (NumberFormatException e) {
      throw Parsing.failure(e, text);
    }
  }

  public static int parseUnsignedInt(String text) {
    return parseUnsignedInt(text, TEN);
  }

  public static int parseUnsignedInt(String text, int radix) {
    int base = Numbers.pin(radix);
    boolean isRadix = base >= Character.MIN_RADIX && base <= Character.MAX_RADIX;
    long[] number = Text.carries(text) && isRadix ? Parsing.toUnsigned(Text.of(text), base) : null;
    if (number != null) {
      return (int) number[0];
    }
    try {
      int plain = Integer.parseUnsignedInt(text, base);
      Text.lose(text);
      return plain;
    } catch (NumberFormatException e) {
      throw Parsing.failure(e, text);
    }
  }

  public static String toString(Integer self) {
    return toString(intValue(self));
  }

  public static String toString(int value) {
    return Text.make(Digits.of(value));
  }

  public static String toString(int value, int radix) {
    return Text.make(Digits.of(value, radix));
  }

  public static String toHexString(int value) {
    return Text.make(Digits.ofBits(value & 0xFFFF_FFFFL, 4));
  }

  public static String toOctalString(int value) {
    return Text.make(Digits.ofBits(value & 0xFFFF_FFFFL, 3));
  }

  public static String toBinaryString(int value) {
    return Text.make(Digits.ofBits(value & 0xFFFF_FFFFL, 1));
  }

  public static String toUnsignedString(int value) {
    return Text.make(Digits.unsigned(value & 0xFFFF_FFFFL));
  }
}
