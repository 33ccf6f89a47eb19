package dev.waymark.instrument;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Values as text that is the same for equal values of two loaders; added fields do not show. */
final class Description {
  private static final int DEPTH = 6;

  private Description() {}

  static String of(@Nullable Object value) {
    return of(value, DEPTH);
  }

  static String ofThrown(Throwable thrown) {
    String message = String.valueOf(thrown.getMessage()).replaceAll("@[0-9a-f]+", "@");
    return "throws " + thrown.getClass().getName() + ": " + message;
  }

  private static String of(@Nullable Object value, int depth) {
    if (value == null || depth == 0) {
      return value == null ? "null" : "...";
    }
    Class<?> type = value.getClass();
    if (type.isArray()) {
      return array(value, depth);
    }
    return type.getClassLoader() == null ? library(value) : object(value, depth);
  }

  private static String library(Object value) {
    String text = value instanceof Class<?> type ? type.getName() : value.toString();
    return value.getClass().getName() + ":" + text.replaceAll("@[0-9a-f]+", "@");
  }

  private static String array(Object array, int depth) {
    StringJoiner text = new StringJoiner(", ", array.getClass().getTypeName() + "{", "}");
    for (int i = 0; i < Array.getLength(array); i++) {
      text.add(of(Array.get(array, i), depth - 1));
    }
    return text.toString();
  }

  private static String object(Object object, int depth) {
    if (object.getClass().isHidden()) {
      return "lambda";
    }
    StringJoiner text = new StringJoiner(", ", object.getClass().getName() + "{", "}");
    for (Class<?> type = object.getClass(); type.getClassLoader() != null; ) {
      Arrays.stream(type.getDeclaredFields())
          .filter(field -> !Modifier.isStatic(field.getModifiers()))
          .filter(field -> !field.getName().startsWith("$waymark"))
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
