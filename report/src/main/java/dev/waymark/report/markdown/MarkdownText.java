package dev.waymark.report.markdown;

import java.util.List;

/** Text in Markdown. */
final class MarkdownText {
  private MarkdownText() {}

  /** A row of a table. */
  static String row(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }

  /** Text in which nothing is markup, on one line. */
  static String plain(String text) {
    return shown(text).replaceAll("([\\\\`*_{}\\[\\]<>#|~&])", "\\\\$1");
  }

  /** Code, on one line; a pipe ends a cell of a table even within code. */
  static String code(String text) {
    String shown = shown(text).replace("|", "\\|");
    String fence = "`".repeat(longestRun(shown) + 1);
    boolean needsSpace = shown.startsWith("`") || shown.endsWith("`");
    String space = needsSpace ? " " : "";
    return shown.isBlank() ? "" : fence + space + shown + space + fence;
  }

  private static int longestRun(String text) {
    int longest = 0;
    int run = 0;
    for (int i = 0; i < text.length(); i++) {
      run = text.charAt(i) == '`' ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  }

  private static boolean isHalf(int each) {
    return each >= Character.MIN_SURROGATE && each <= Character.MAX_SURROGATE;
  }

  /** Control characters, and halves of characters, as escapes. */
  private static String shown(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .forEach(
            each -> {
              if (Character.isISOControl(each)
                  || each == 0x2028
                  || each == 0x2029
                  || isHalf(each)) {
                shown.append(String.format("\\u%04x", each));
              } else {
                shown.appendCodePoint(each);
              }
            });
    return shown.toString();
  }
}
