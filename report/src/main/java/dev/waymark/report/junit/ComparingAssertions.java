package dev.waymark.report.junit;

import java.util.regex.Pattern;

/** Assertions that compare a value with an expression. */
final class ComparingAssertions {
  private static final Pattern BOX =
      Pattern.compile(
          "Ljava/lang/(Boolean|Byte|Character|Short|Integer|Long|Float|Double);|[ZBCSIJFD]");

  /** Expressions of objects: strings, constants with their classes, calls. */
  private static final Pattern OBJECT = Pattern.compile("(?s)\".*|new .*|([a-z]\\w*\\.)+[A-Z].*");

  private static final String BUILDER = "new StringBuilder(";

  private ComparingAssertions() {}

  /** Whether assertions can tell which of them is meant for a value of the type. */
  static boolean isTyped(String value, String type) {
    return value.equals("null") || BOX.matcher(type).matches() || OBJECT.matcher(value).matches();
  }

  /** An assertion about {@code call}, whose type has this descriptor. */
  static String of(String value, String type, String call) {
    if (value.equals("null")) {
      return "assertNull(" + call + ")";
    }
    boolean isTruth = value.equals("true") || value.equals("false");
    if (isTruth && BOX.matcher(type).matches()) {
      return (value.equals("true") ? "assertTrue(" : "assertFalse(") + call + ")";
    }
    return isTyped(value, type) ? equal(value, call) : equal(value, "(Object) " + call);
  }

  static String equal(String expected, String actual) {
    if (expected.startsWith(BUILDER)) {
      String text = expected.substring(BUILDER.length(), expected.length() - 1);
      return "assertEquals(" + text + ", " + actual + ".toString())";
    }
    boolean isArray = expected.matches("(?s)new [\\w.]+\\[.*");
    String assertion = isArray ? "assertArrayEquals(" : "assertEquals(";
    return assertion + expected + ", " + actual + ")";
  }
}
