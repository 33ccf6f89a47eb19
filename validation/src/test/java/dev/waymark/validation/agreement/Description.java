package dev.waymark.validation.agreement;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Values as text that is the same for equal values of the two runs: types by name, floats by their
 * bits with one NaN, arrays by contents, objects of the target programs by fields.
 */
final class Description {
  private static final int DEPTH = 6;

  private Description() {}

  static String of(@Nullable Object value) {
    return of(value, DEPTH);
  }

  private static String of(@Nullable Object value, int depth) {
    if (value == null) {
      return "null";
    }
    if (depth == 0) {
      return "...";
    }
    Class<?> type = value.getClass();
    if (type.isArray()) {
      return array(value, depth);
    }
    return type.getClassLoader() == null ? library(value) : object(value, depth);
  }

  private static String library(Object value) {
    if (value instanceof String text) {
      return '"' + text + '"';
    }
    if (value instanceof Float number) {
      return number + "f:" + Integer.toHexString(Float.floatToIntBits(number));
    }
    if (value instanceof Double number) {
      return number + "d:" + Long.toHexString(Double.doubleToLongBits(number));
    }
    return value.getClass().getSimpleName() + ":" + value;
  }

  private static String array(Object array, int depth) {
    StringJoiner text = new StringJoiner(", ", array.getClass().getTypeName() + "{", "}");
    for (int i = 0; i < Array.getLength(array); i++) {
      text.add(of(Array.get(array, i), depth - 1));
    }
    return text.toString();
  }

  private static String object(Object object, int depth) {
    StringJoiner text = new StringJoiner(", ", object.getClass().getName() + "{", "}");
    for (Class<?> type = object.getClass(); type.getClassLoader() != null; ) {
      Arrays.stream(type.getDeclaredFields())
          .filter(field -> !Modifier.isStatic(field.getModifiers()))
          .sorted(Comparator.comparing(Field::getName))
          .forEach(field -> text.add(field.getName() + "=" + of(read(field, object), depth - 1)));
      type = type.getSuperclass();
    }
    return text.toString();
  }

  private static @Nullable Object read(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
