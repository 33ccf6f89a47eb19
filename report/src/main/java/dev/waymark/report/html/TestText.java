package dev.waymark.report.html;

import dev.waymark.report.document.ReportedTest;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tests in a few words. */
final class TestText {
  private static final int MOST_INPUT = 160;
  private static final int MOST_VALUE = 48;
  private static final int MOST_RESULT = 120;

  /** Strings and characters, which stay as they are, and packages before names of classes. */
  private static final Pattern PACKAGE =
      Pattern.compile(
          "(\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+')"
              + "|(?<![\\p{L}\\p{N}_$.])(?:[a-z_][\\p{L}\\p{N}_]*+\\.)++(?=\\p{Lu})");

  private TestText() {}

  private static String withoutPackages(String java) {
    return PACKAGE
        .matcher(java)
        .replaceAll(found -> found.group(1) == null ? "" : Matcher.quoteReplacement(found.group()));
  }

  /** {@code grams = 0}; the beginning of what is long. */
  static String input(ReportedTest test) {
    String input =
        test.input().entrySet().stream()
            .map(each -> each.getKey() + " = " + value(each.getValue()))
            .collect(Collectors.joining(", "));
    return VisibleText.brief(input, MOST_INPUT);
  }

  private static String value(String java) {
    String text = withoutPackages(java);
    return text.length() <= MOST_VALUE ? text : VisibleText.cut(text, MOST_VALUE);
  }

  /** {@code returns 85}, {@code throws IllegalStateException}. */
  static String outcome(ReportedTest test) {
    String result = VisibleText.brief(withoutPackages(test.result()), MOST_RESULT);
    return switch (test.outcome()) {
      case "RETURNED" -> result.isEmpty() ? "returns" : "returns " + result;
      case "THREW" -> "throws " + result.substring(result.lastIndexOf('.') + 1);
      default -> test.outcome().toLowerCase(Locale.ROOT) + " " + result;
    };
  }
}
