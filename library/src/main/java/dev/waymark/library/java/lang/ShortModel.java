package dev.waymark.library.java.lang;

import dev.waymark.library.Digits;
import dev.waymark.library.Parsing;
import dev.waymark.library.number.Numbers;
import dev.waymark.library.text.Text;
import dev.waymark.library.value.BoxContents;
import dev.waymark.library.value.BoxEquality;
import dev.waymark.library.value.BoxOrder;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** {@link Short}. */
public final class ShortModel {
  private static final int TEN = 10;

  private ShortModel() {}

  /** Its contents have a second element: it is an object of its own whatever the value. */
  public static void init(Short self, short value) {
    Carriers.put(self, new short[] {value, value});
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor"})
  public static Short valueOf(short value) {
    if (!Symbolic.isSymbolic(value)) {
      return Short.valueOf(value);
    }
    Short box = new Short((short) Symbolic.concrete(value));
    Carriers.put(box, new short[] {value});
    return box;
  }

  public static byte byteValue(Short self) {
    return (byte) shortValue(self);
  }

  public static short shortValue(Short self) {
    return BoxContents.of(self);
  }

  public static int intValue(Short self) {
    return (int) shortValue(self);
  }

  public static long longValue(Short self) {
    return (long) shortValue(self);
  }

  public static float floatValue(Short self) {
    return (float) shortValue(self);
  }

  public static double doubleValue(Short self) {
    return (double) shortValue(self);
  }

  public static boolean equals(Short self, @Nullable Object other) {
    return BoxEquality.equal(self, other);
  }

  public static int hashCode(Short self) {
    return hashCode(shortValue(self));
  }

  public static int compareTo(Short self, Short other) {
    return BoxOrder.compare(self, other);
  }

  public static int hashCode(short value) {
    return value;
  }

  public static int compare(short a, short b) {
    return a - b;
  }

  public static int compareUnsigned(short a, short b) {
    return toUnsignedInt(a) - toUnsignedInt(b);
  }

  public static int toUnsignedInt(short value) {
    return value & 0xFFFF;
  }

  public static long toUnsignedLong(short value) {
    return value & 0xFFFFL;
  }

  public static short reverseBytes(short value) {
    return (short) (((value & 0xFF00) >> 8) | (value << 8));
  }

  public static short parseShort(String text) {
    return parseShort(text, TEN);
  }

  public static short parseShort(String text, int radix) {
    int base = Numbers.pin(radix);
    int number = IntegerModel.parseInt(text, base);
    if (number >= Short.MIN_VALUE && number <= Short.MAX_VALUE) {
      return (short) number;
    }
    try {
      short plain = Short.parseShort(text, base);
      Text.lose(text);
      return plain;
    } catch (NumberFormatException e) {
      throw Parsing.failure(e, text);
    }
  }

  public static Short valueOf(String text) {
    return valueOf(parseShort(text, TEN));
  }

  public static Short valueOf(String text, int radix) {
    return valueOf(parseShort(text, radix));
  }

  public static String toString(Short self) {
    return toString(shortValue(self));
  }

  public static String toString(short value) {
    return Text.make(Digits.of(value));
  }
}
