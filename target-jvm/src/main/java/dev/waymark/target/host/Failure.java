package dev.waymark.target.host;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Where an exception comes from, and how a test can name it.
 *
 * @param message its message; empty if there is none
 * @param place the method and line outside of the library where it was made; empty if unknown
 * @param through the method of the library that was called there and has thrown it, without a line;
 *     empty if the exception was made at {@code place} itself, or nothing is known
 * @param catchable its class, or the closest superclass that tests can see, as Java writes it
 */
public record Failure(String message, String place, String through, String catchable) {
  /** Nothing was thrown. */
  static final Failure NONE = new Failure("", "", "", "");

  private static final Pattern LIBRARY =
      Pattern.compile("java\\.|jdk\\.|sun\\.|dev\\.waymark\\.(probe|library|target\\.host)\\.");

  /** What {@code exception} tells, for tests in the package with this name. */
  static Failure of(Throwable exception, String testPackage) {
    String message = exception.getMessage() == null ? "" : exception.getMessage();
    Class<?> type = exception.getClass();
    while (!isVisible(type, testPackage)) {
      type = type.getSuperclass();
    }
    StackTraceElement[] stack = exception.getStackTrace();
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

  /** What is known of a run that was ended from outside. */
  public static Failure at(String message, String place) {
    return new Failure(message, place, "", "");
  }

  void write(Outgoing out) {
    out.putText(message);
    out.putText(place);
    out.putText(through);
    out.putText(catchable);
  }

  static Failure read(Incoming in) {
    return new Failure(in.takeText(), in.takeText(), in.takeText(), in.takeText());
  }
}
