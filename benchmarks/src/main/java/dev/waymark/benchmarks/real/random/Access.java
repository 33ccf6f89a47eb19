package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.MeasuringLoader;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a test in the package of the measured class can call: what is not private in the classes
 * measured and beside them, and what is public elsewhere. Nothing that a compiler added.
 */
final class Access {
  private Access() {}

  static List<Constructor<?>> constructors(Class<?> type) {
    return Stream.of(type.getDeclaredConstructors())
        .filter(Access::isOpen)
        .<Constructor<?>>map(each -> each)
        .toList();
  }

  /** The methods of a class, inherited ones included. */
  static List<Method> methods(Class<?> type) {
    List<Method> methods = new ArrayList<>();
    Stream.of(type.getDeclaredMethods()).filter(Access::isOpen).forEach(methods::add);
    for (Method method : type.getMethods()) {
      if (method.getDeclaringClass() != type && isOpen(method)) {
        methods.add(method);
      }
    }
    return methods;
  }

  private static boolean isOpen(Executable executable) {
    Class<?> owner = executable.getDeclaringClass();
    boolean isPublic =
        Modifier.isPublic(owner.getModifiers()) && Modifier.isPublic(executable.getModifiers());
    boolean isPrivate =
        Modifier.isPrivate(owner.getModifiers()) || Modifier.isPrivate(executable.getModifiers());
    if (executable.isSynthetic() || isPrivate) {
      return false;
    }
    return isPublic || (isNear(owner) && executable.trySetAccessible());
  }

  /** Whether {@code owner} is in the package of the measured class. */
  private static boolean isNear(Class<?> owner) {
    return owner.getClassLoader() instanceof MeasuringLoader loader
        && loader.measuredPackage().equals(owner.getPackageName());
  }
}
