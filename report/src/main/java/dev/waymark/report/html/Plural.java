package dev.waymark.report.html;

/** Numbers of things. */
final class Plural {
  private Plural() {}

  /** {@code 1 test}, {@code 2 tests}; also {@code 2 classes}. */
  static String of(long number, String thing) {
    String ending = thing.endsWith("s") ? "es" : "s";
    return "%,d %s".formatted(number, number == 1 ? thing : thing + ending);
  }
}
