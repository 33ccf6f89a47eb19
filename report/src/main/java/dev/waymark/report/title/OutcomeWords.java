package dev.waymark.report.title;

import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a call ends, as part of a name: {@code throwsIllegalStateException}, {@code returns85}. */
final class OutcomeWords {
  private static final int LONGEST = 20;

  /** A number, or a decimal that is made from its digits. */
  private static final Pattern NUMBER =
      Pattern.compile("(?:new [\\w.]+\\(\")?(-?\\d{1,9})[LfF]?(?:\\.0[fF]?)?(?:\"\\))?");

  private static final Pattern EMPTY =
      Pattern.compile("(?:\"\"|[\\w.]+\\.(?:of|empty)\\(\\)|new [\\w.]+(?:\\[])+ \\{\\})");

  private static final Pattern CONSTANT = Pattern.compile("[\\w.]+\\.([A-Z][A-Z0-9_]*)");
  private static final Pattern WORDS = Pattern.compile("\"([A-Za-z][A-Za-z0-9 _-]*)\"");

  private OutcomeWords() {}

  static String of(Entry entry, Outcome outcome) {
    if (outcome.sort() == Outcome.Sort.THREW) {
      String type = outcome.failure().catchable();
      String shown = type.isEmpty() ? outcome.text() : type;
      return "throws"
          + shown.substring(Math.max(shown.lastIndexOf('.'), shown.lastIndexOf('$')) + 1);
    }
    boolean isVoid = entry.isConstructor() || entry.method().descriptor().endsWith(")V");
    return isVoid ? "succeeds" : "returns" + value(outcome.text());
  }

  private static String value(String text) {
    if (text.equals("true") || text.equals("false") || text.equals("null")) {
      return Words.capital(text);
    }
    if (EMPTY.matcher(text).matches()) {
      return "Empty";
    }
    Matcher number = NUMBER.matcher(text);
    if (number.matches()) {
      return number.group(1).replace("-", "Minus");
    }
    Matcher constant = CONSTANT.matcher(text);
    if (constant.matches()) {
      return Words.ofConstant(constant.group(1));
    }
    Matcher words = WORDS.matcher(text);
    return words.matches() && text.length() <= LONGEST ? Words.joined(words.group(1)) : "";
  }
}
