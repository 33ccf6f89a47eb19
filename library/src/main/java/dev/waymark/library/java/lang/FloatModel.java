package dev.waymark.library.java.lang;

import dev.waymark.library.Decimals;
import dev.waymark.library.number.FloatBits;
import dev.waymark.library.number.FloatOrder;
import dev.waymark.library.text.Text;
import dev.waymark.library.value.BoxContents;
import dev.waymark.library.value.BoxEquality;
import dev.waymark.library.value.BoxOrder;
import dev.waymark.library.value.Hashes;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** {@link Float}. */
public final class FloatModel {
  private FloatModel() {}

  /** Its contents have a second element: it is an object of its own whatever the value. */
  public static void init(Float self, float value) {
    Carriers.put(self, new float[] {value, value});
  }

  public static void init(Float self, double value) {
    float own = (float) value;
    Carriers.put(self, new float[] {own, own});
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor"})
  public static Float valueOf(float value) {
    if (!Symbolic.isSymbolic(value)) {
      return Float.valueOf(value);
    }
    Float box = new Float(Symbolic.concrete(value));
    Carriers.put(box, new float[] {value});
    return box;
  }

  /** Numbers that are long, have an exponent or are none are lost. */
  public static float parseFloat(String text) {
    float[] number = Text.carries(text) ? Decimals.toFloat(Text.of(text)) : null;
    if (number != null) {
      return number[0];
    }
    Text.lose(text);
    return Float.parseFloat(text);
  }

  public static Float valueOf(String text) {
    return valueOf(parseFloat(text));
  }

  public static byte byteValue(Float self) {
    return (byte) floatValue(self);
  }

  public static short shortValue(Float self) {
    return (short) floatValue(self);
  }

  public static int intValue(Float self) {
    return (int) floatValue(self);
  }

  public static long longValue(Float self) {
    return (long) floatValue(self);
  }

  public static float floatValue(Float self) {
    return BoxContents.of(self);
  }

  public static double doubleValue(Float self) {
    return (double) floatValue(self);
  }

  public static boolean equals(Float self, @Nullable Object other) {
    return BoxEquality.equal(self, other);
  }

  public static int hashCode(Float self) {
    return hashCode(floatValue(self));
  }

  public static int compareTo(Float self, Float other) {
    return BoxOrder.compare(self, other);
  }

  public static int hashCode(float value) {
    return Hashes.of(value);
  }

  public static int floatToIntBits(float value) {
    return FloatBits.of(value);
  }

  /** Which of those that are not a number it is, is lost. */
  public static int floatToRawIntBits(float value) {
    return isNaN(value) ? Float.floatToRawIntBits(value) : FloatBits.of(value);
  }

  public static int compare(float a, float b) {
    return FloatOrder.compare(a, b);
  }

  public static boolean isNaN(float value) {
    return FloatOrder.isNaN(value);
  }

  public static boolean isNaN(Float self) {
    return isNaN(floatValue(self));
  }

  public static boolean isInfinite(float value) {
    return value == Float.POSITIVE_INFINITY || value == Float.NEGATIVE_INFINITY;
  }

  public static boolean isInfinite(Float self) {
    return isInfinite(floatValue(self));
  }

  public static boolean isFinite(float value) {
    return value <= Float.MAX_VALUE && value >= -Float.MAX_VALUE;
  }

  public static float sum(float a, float b) {
    return a + b;
  }

  public static float max(float a, float b) {
    return MathModel.max(a, b);
  }

  public static float min(float a, float b) {
    return MathModel.min(a, b);
  }
}
