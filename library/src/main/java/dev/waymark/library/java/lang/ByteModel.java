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

/** {@link Byte}. */
public final class ByteModel {
  private static final int TEN = 10;

  private ByteModel() {}

  /** Its contents have a second element: it is an object of its own whatever the value. */
  public static void init(Byte self, byte value) {
    Carriers.put(self, new byte[] {value, value});
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor"})
  public static Byte valueOf(byte value) {
    if (!Symbolic.isSymbolic(value)) {
      return Byte.valueOf(value);
    }
    Byte box = new Byte((byte) Symbolic.concrete(value));
    Carriers.put(box, new byte[] {value});
    return box;
  }

  public static byte byteValue(Byte self) {
    return BoxContents.of(self);
  }

  public static short shortValue(Byte self) {
    return (short) byteValue(self);
  }

  public static int intValue(Byte self) {
    return (int) byteValue(self);
  }

  public static long longValue(Byte self) {
    return (long) byteValue(self);
  }

  public static float floatValue(Byte self) {
    return (float) byteValue(self);
  }

  public static double doubleValue(Byte self) {
    return (double) byteValue(self);
  }

  public static boolean equals(Byte self, @Nullable Object other) {
    return BoxEquality.equal(self, other);
  }

  public static int hashCode(Byte self) {
    return hashCode(byteValue(self));
  }

  public static int compareTo(Byte self, Byte other) {
    return BoxOrder.compare(self, other);
  }

  public static int hashCode(byte value) {
    return value;
  }

  public static int compare(byte a, byte b) {
    return a - b;
  }

  public static int compareUnsigned(byte a, byte b) {
    return toUnsignedInt(a) - toUnsignedInt(b);
  }

  public static int toUnsignedInt(byte value) {
    return value & 0xFF;
  }

  public static long toUnsignedLong(byte value) {
    return value & 0xFFL;
  }

  public static byte parseByte(String text) {
    return parseByte(text, TEN);
  }

  public static byte parseByte(String text, int radix) {
    int base = Numbers.pin(radix);
    int number = IntegerModel.parseInt(text, base);
    if (number >= Byte.MIN_VALUE && number <= Byte.MAX_VALUE) {
      return (byte) number;
    }
    try {
      byte plain = Byte.parseByte(text, base);
      Text.lose(text);
      return plain;
    } catch (NumberFormatException e) {
      throw Parsing.failure(e, text);
    }
  }

  public static Byte valueOf(String text) {
    return valueOf(parseByte(text, TEN));
  }

  public static Byte valueOf(String text, int radix) {
    return valueOf(parseByte(text, radix));
  }

  public static String toString(Byte self) {
    return toString(byteValue(self));
  }

  public static String toString(byte value) {
    return Text.make(Digits.of(value));
  }
}
