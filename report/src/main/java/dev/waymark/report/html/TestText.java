package dev.waymark.report.html;

import dev.waymark.report.document.ReportedTest;
import java.util.stream.Collectors;

/** Tests in a few words. */
final class TestText {
  private static final int MOST_INPUT = 160;
  private static final int MOST_RESULT = 120;

  private TestText() {}

  /** {@code grams = 0}; the beginning of what is long. */
  static String input(ReportedTest test) {
    String input =
        test.input().entrySet().stream()
            .map(each -> each.getKey() + " = " + each.getValue())
            .collect(Collectors.joining(", "));
    return VisibleText.brief(input, MOST_INPUT);
  }

  /** {@code returns 85}, {@code throws IllegalStateException}. */
  static String outcome(ReportedTest test) {
    String result = VisibleText.brief(test.result(), MOST_RESULT);
    return switch (test.outcome()) {
      case "RETURNED" -> result.isEmpty() ? "returns" : "returns " + result;
      case "THREW" -> "throws " + result.substring(result.lastIndexOf('.') + 1);
      default -> test.outcome().toLowerCase(java.util.Locale.ROOT) + " " + result;
    };
  }
}
