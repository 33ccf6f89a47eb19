package dev.waymark.library.java.lang;

import dev.waymark.library.java.math.BigDecimalModel;
import dev.waymark.library.java.math.BigIntegerModel;
import java.math.BigDecimal;
import java.math.BigInteger;

/** {@link Number}: that of the box that it is. */
public final class NumberModel {
  private NumberModel() {}

  public static byte byteValue(Number self) {
    if (self instanceof Integer box) {
      return IntegerModel.byteValue(box);
    }
    if (self instanceof Long box) {
      return LongModel.byteValue(box);
    }
    if (self instanceof Double box) {
      return DoubleModel.byteValue(box);
    }
    if (self instanceof Float box) {
      return FloatModel.byteValue(box);
    }
    if (self instanceof Short box) {
      return ShortModel.byteValue(box);
    }
    if (self instanceof Byte box) {
      return ByteModel.byteValue(box);
    }
    if (self instanceof BigDecimal number) {
      return (byte) BigDecimalModel.intValue(number);
    }
    return self instanceof BigInteger number
        ? (byte) BigIntegerModel.intValue(number)
        : self.byteValue();
  }

  public static short shortValue(Number self) {
    if (self instanceof Integer box) {
      return IntegerModel.shortValue(box);
    }
    if (self instanceof Long box) {
      return LongModel.shortValue(box);
    }
    if (self instanceof Double box) {
      return DoubleModel.shortValue(box);
    }
    if (self instanceof Float box) {
      return FloatModel.shortValue(box);
    }
    if (self instanceof Short box) {
      return ShortModel.shortValue(box);
    }
    if (self instanceof Byte box) {
      return ByteModel.shortValue(box);
    }
    if (self instanceof BigDecimal number) {
      return (short) BigDecimalModel.intValue(number);
    }
    return self instanceof BigInteger number
        ? (short) BigIntegerModel.intValue(number)
        : self.shortValue();
  }

  public static int intValue(Number self) {
    if (self instanceof Integer box) {
      return IntegerModel.intValue(box);
    }
    if (self instanceof Long box) {
      return LongModel.intValue(box);
    }
    if (self instanceof Double box) {
      return DoubleModel.intValue(box);
    }
    if (self instanceof Float box) {
      return FloatModel.intValue(box);
    }
    if (self instanceof Short box) {
      return ShortModel.intValue(box);
    }
    if (self instanceof Byte box) {
      return ByteModel.intValue(box);
    }
    if (self instanceof BigDecimal number) {
      return BigDecimalModel.intValue(number);
    }
    return self instanceof BigInteger number ? BigIntegerModel.intValue(number) : self.intValue();
  }

  public static long longValue(Number self) {
    if (self instanceof Integer box) {
      return IntegerModel.longValue(box);
    }
    if (self instanceof Long box) {
      return LongModel.longValue(box);
    }
    if (self instanceof Double box) {
      return DoubleModel.longValue(box);
    }
    if (self instanceof Float box) {
      return FloatModel.longValue(box);
    }
    if (self instanceof Short box) {
      return ShortModel.longValue(box);
    }
    if (self instanceof Byte box) {
      return ByteModel.longValue(box);
    }
    if (self instanceof BigDecimal number) {
      return BigDecimalModel.longValue(number);
    }
    return self instanceof BigInteger number ? BigIntegerModel.longValue(number) : self.longValue();
  }

  public static float floatValue(Number self) {
    if (self instanceof Integer box) {
      return IntegerModel.floatValue(box);
    }
    if (self instanceof Long box) {
      return LongModel.floatValue(box);
    }
    if (self instanceof Double box) {
      return DoubleModel.floatValue(box);
    }
    if (self instanceof Float box) {
      return FloatModel.floatValue(box);
    }
    if (self instanceof Short box) {
      return ShortModel.floatValue(box);
    }
    if (self instanceof Byte box) {
      return ByteModel.floatValue(box);
    }
    if (self instanceof BigDecimal number) {
      return BigDecimalModel.floatValue(number);
    }
    return self instanceof BigInteger number
        ? BigIntegerModel.floatValue(number)
        : self.floatValue();
  }

  public static double doubleValue(Number self) {
    if (self instanceof Integer box) {
      return IntegerModel.doubleValue(box);
    }
    if (self instanceof Long box) {
      return LongModel.doubleValue(box);
    }
    if (self instanceof Double box) {
      return DoubleModel.doubleValue(box);
    }
    if (self instanceof Float box) {
      return FloatModel.doubleValue(box);
    }
    if (self instanceof Short box) {
      return ShortModel.doubleValue(box);
    }
    if (self instanceof Byte box) {
      return ByteModel.doubleValue(box);
    }
    if (self instanceof BigDecimal number) {
      return BigDecimalModel.doubleValue(number);
    }
    return self instanceof BigInteger number
        ? BigIntegerModel.doubleValue(number)
        : self.doubleValue();
  }
}
