package dev.waymark.target.host;

import dev.waymark.target.wire.Failure;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.regex.Pattern;

/** Reads where exceptions come from and how tests can name them. */
final class Throwables {
  private static final Pattern LIBRARY =
      Pattern.compile(
          "java\\.|jdk\\.|sun\\.|dev\\.waymark\\.(probe|library|target\\.(host|wire|literal))\\.");

  private Throwables() {}

  /**
   * What {@code exception} tells, for tests in the package with this name. The error of an
   * initializer tells what the initializer has thrown.
   */
  static Failure failure(Throwable exception, String testPackage) {
    Throwable cause =
        exception instanceof ExceptionInInitializerError ? exception.getCause() : null;
    String told = cause == null ? exception.getMessage() : cause.toString();
    String message = told == null ? "" : told;
    Class<?> type = exception.getClass();
    while (!isVisible(type, testPackage)) {
      type = type.getSuperclass();
    }
    StackTraceElement[] stack = (cause == null ? exception : cause).getStackTrace();
    return new Failure(message, place(stack), through(stack), type.getCanonicalName());
  }

  /** Whether tests in the package with this name can name the class. */
  static boolean isVisible(Class<?> type, String testPackage) {
    if (type.getCanonicalName() == null || Modifier.isPrivate(type.getModifiers())) {
      return false;
    }
    boolean isNear = type.getPackageName().equals(testPackage);
    Class<?> outer = type.getEnclosingClass();
    return (isNear || Modifier.isPublic(type.getModifiers()))
        && (outer == null || isVisible(outer, testPackage));
  }

  /** The method and line on top of {@code stack}, outside of the library; empty if unknown. */
  static String place(StackTraceElement... stack) {
    return Arrays.stream(stack)
        .filter(frame -> !LIBRARY.matcher(frame.getClassName()).lookingAt())
        .findFirst()
        .map(frame -> frame.getClassName() + "." + frame.getMethodName() + line(frame))
        .orElse("");
  }

  /** The library's last method before the code outside of it; empty if there is none. */
  private static String through(StackTraceElement... stack) {
    String last = "";
    for (StackTraceElement frame : stack) {
      String type = frame.getClassName();
      if (!LIBRARY.matcher(type).lookingAt()) {
        return last;
      }
      boolean isOurs = type.startsWith("dev.waymark.probe.");
      last = isOurs ? last : type + "." + frame.getMethodName();
    }
    return "";
  }

  private static String line(StackTraceElement frame) {
    return frame.getLineNumber() > 0 ? ":" + frame.getLineNumber() : "";
  }
}
