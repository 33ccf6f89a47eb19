package dev.waymark.report.document;

/**
 * An exception that came out of a method, or a violated assertion.
 *
 * @param exception the class of what was thrown
 * @param message its message; empty if there is none
 * @param place the method and line, such as {@code com.acme.Shop.sell:14}; empty if unknown
 * @param test the number of the test that shows it, among those of the method
 */
public record ReportedFinding(Kind kind, String exception, String message, String place, int test) {
  /** How much attention it deserves. */
  public enum Kind {
    /** An {@code assert} of the code does not hold. */
    VIOLATED_ASSERTION,
    /** Nobody declares the exception, and no code of the program creates it. */
    UNEXPECTED_EXCEPTION,
    /** The code says that it throws this. */
    EXPECTED_EXCEPTION,
  }

  static ReportedFinding violation(JsonData data) {
    return new ReportedFinding(
        Kind.VIOLATED_ASSERTION,
        "java.lang.AssertionError",
        data.optionalText("message"),
        data.optionalText("place"),
        data.number("test"));
  }

  static ReportedFinding exception(JsonData data) {
    return new ReportedFinding(
        data.flag("unexpected") ? Kind.UNEXPECTED_EXCEPTION : Kind.EXPECTED_EXCEPTION,
        data.text("class"),
        data.optionalText("message"),
        data.optionalText("place"),
        data.number("test"));
  }

  /** The same, shown by the test with another number. */
  ReportedFinding shownBy(int other) {
    return new ReportedFinding(kind, exception, message, place, other);
  }

  /** The line of the place; 0 if unknown. */
  public int line() {
    int colon = place.lastIndexOf(':');
    String line = place.substring(colon + 1);
    return colon >= 0 && line.matches("[0-9]{1,9}") ? Integer.parseInt(line) : 0;
  }

  /** The class of the place, nested ones after {@code $}; empty if unknown. */
  public String owner() {
    int colon = place.lastIndexOf(':');
    String method = colon < 0 ? place : place.substring(0, colon);
    return method.substring(0, Math.max(0, method.lastIndexOf('.')));
  }
}
