package dev.waymark.probe;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Hides from reflection what the instrumenter has added to classes. Entry points of instrumented
 * code, which hands over what reflection has found.
 */
public final class Mirror {
  private static final String SERIAL_VERSION = "serialVersionUID";

  private Mirror() {}

  /** Those of {@code fields} that the class had before. */
  public static Field[] visible(Field[] fields) {
    return visible(fields, Field[]::new);
  }

  /** The field {@code field}, which the class must have had before. */
  public static Field visible(Field field) throws NoSuchFieldException {
    if (isAdded(field)) {
      throw new NoSuchFieldException(field.getName());
    }
    return field;
  }

  /** Those of {@code methods} that the class had before. */
  public static Method[] visible(Method[] methods) {
    return visible(methods, Method[]::new);
  }

  private static <T extends Member> T[] visible(T[] members, IntFunction<T[]> array) {
    return Arrays.stream(members).noneMatch(Mirror::isAdded)
        ? members
        : Arrays.stream(members).filter(member -> !isAdded(member)).toArray(array);
  }

  private static boolean isAdded(Member member) {
    String name = member.getName();
    return member.isSynthetic()
        && (name.contains(Instrumented.MARK) || name.equals(SERIAL_VERSION));
  }
}
