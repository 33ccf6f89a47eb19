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

/** {@link Double}. */
public final class DoubleModel {
  private DoubleModel() {}

  /** Its contents have a second element: it is an object of its own whatever the value. */
  public static void init(Double self, double value) {
    Carriers.put(self, new double[] {value, value});
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor"})
  public static Double valueOf(double value) {
    if (!Symbolic.isSymbolic(value)) {
      return Double.valueOf(value);
    }
    Double box = new Double(Symbolic.concrete(value));
    Carriers.put(box, new double[] {value});
    return box;
  }

  /** Numbers that are long, have an exponent or are none are lost. */
  public static double parseDouble(String text) {
    double[] number = Text.carries(text) ? Decimals.toDouble(Text.of(text)) : null;
    if (number != null) {
      return number[0];
    }
    Text.lose(text);
    return Double.parseDouble(text);
  }

  public static Double valueOf(String text) {
    return valueOf(parseDouble(text));
  }

  public static byte byteValue(Double self) {
    return (byte) doubleValue(self);
  }

  public static short shortValue(Double self) {
    return (short) doubleValue(self);
  }

  public static int intValue(Double self) {
    return (int) doubleValue(self);
  }

  public static long longValue(Double self) {
    return (long) doubleValue(self);
  }

  public static float floatValue(Double self) {
    return (float) doubleValue(self);
  }

  public static double doubleValue(Double self) {
    return BoxContents.of(self);
  }

  public static boolean equals(Double self, @Nullable Object other) {
    return BoxEquality.equal(self, other);
  }

  public static int hashCode(Double self) {
    return hashCode(doubleValue(self));
  }

  public static int compareTo(Double self, Double other) {
    return BoxOrder.compare(self, other);
  }

  public static int hashCode(double value) {
    return Hashes.of(value);
  }

  public static long doubleToLongBits(double value) {
    return FloatBits.of(value);
  }

  /** Which of those that are not a number it is, is lost. */
  public static long doubleToRawLongBits(double value) {
    return isNaN(value) ? Double.doubleToRawLongBits(value) : FloatBits.of(value);
  }

  public static int compare(double a, double b) {
    return FloatOrder.compare(a, b);
  }

  public static boolean isNaN(double value) {
    return FloatOrder.isNaN(value);
  }

  public static boolean isNaN(Double self) {
    return isNaN(doubleValue(self));
  }

  public static boolean isInfinite(double value) {
    return value == Double.POSITIVE_INFINITY || value == Double.NEGATIVE_INFINITY;
  }

  public static boolean isInfinite(Double self) {
    return isInfinite(doubleValue(self));
  }

  public static boolean isFinite(double value) {
    return value <= Double.MAX_VALUE && value >= -Double.MAX_VALUE;
  }

  public static double sum(double a, double b) {
    return a + b;
  }

  public static double max(double a, double b) {
    return MathModel.max(a, b);
  }

  public static double min(double a, double b) {
    return MathModel.min(a, b);
  }
}
