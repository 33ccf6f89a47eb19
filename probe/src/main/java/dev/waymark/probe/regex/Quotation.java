package dev.waymark.probe.regex;

/** Quoted parts of expressions. */
final class Quotation {
  private static final String START = "\\Q";
  private static final String END = "\\E";

  private Quotation() {}

  /** The expression with an escape for each quoted character that may mean something. */
  static String resolved(String regex) {
    StringBuilder resolved = new StringBuilder();
    int at = 0;
    while (at < regex.length()) {
      if (regex.startsWith(START, at)) {
        int end = regex.indexOf(END, at + START.length());
        String quoted = regex.substring(at + START.length(), end < 0 ? regex.length() : end);
        append(resolved, quoted);
        at = end < 0 ? regex.length() : end + END.length();
      } else {
        boolean isEscape = regex.charAt(at) == '\\' && at + 1 < regex.length();
        resolved.append(regex, at, at + (isEscape ? 2 : 1));
        at += isEscape ? 2 : 1;
      }
    }
    return resolved.toString();
  }

  private static void append(StringBuilder resolved, String quoted) {
    for (int i = 0; i < quoted.length(); i++) {
      char c = quoted.charAt(i);
      if (c >= '0' && c <= '9') {
        resolved.append("\\x3").append(c);
      } else {
        boolean isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        resolved.append(isLetter || c >= 0x80 ? "" : "\\").append(c);
      }
    }
  }
}
