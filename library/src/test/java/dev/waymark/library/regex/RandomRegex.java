package dev.waymark.library.regex;

import java.util.Random;
import java.util.regex.Pattern;

/** An expression of the usual forms over few characters, and texts of those. */
final class RandomRegex {
  private static final String[] CHARACTERS = {
    "a",
    "b",
    "A",
    ".",
    "\\.",
    "[ab]",
    "[^a]",
    "[^\\w]",
    "\\d",
    "\\D",
    "\\s",
    "\\S",
    "\\w",
    "\\W",
    "[a-c1]",
    "\\n",
    "\\r",
    "[^\\n]",
    "(?:a|b.)",
    "()"
  };
  private static final String TEXT = "aabbA1c.\n\r\u0085 \ud83d\ude00\ud83d\ude00\u017f";
  private static final String[] TIMES = {"?", "*", "+", "{2}", "{1,3}", "{2,}", "*?", "+?", "??"};
  private static final String[] STARTS = {"", "", "", "^", "\\A", "(?s)", "(?i)"};
  private static final String[] ENDS = {"", "", "", "$", "\\Z", "\\z"};

  private final Random random;

  RandomRegex(Random random) {
    this.random = random;
  }

  Pattern pattern() {
    int flags = random.nextInt(8);
    return Pattern.compile(
        pick(STARTS) + choice(2) + pick(ENDS),
        flags == 0 ? Pattern.CASE_INSENSITIVE : flags == 1 ? Pattern.DOTALL : 0);
  }

  /** A text of few characters. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(7); i > 0; i--) {
      text.append(TEXT.charAt(random.nextInt(TEXT.length())));
    }
    return text.toString();
  }

  private String choice(int depth) {
    return random.nextInt(3) == 0 ? row(depth) + "|" + row(depth) : row(depth);
  }

  private String row(int depth) {
    StringBuilder row = new StringBuilder();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      boolean isGroup = depth > 0 && random.nextInt(3) == 0;
      row.append(isGroup ? "(" + choice(depth - 1) + ")" : pick(CHARACTERS));
      row.append(random.nextInt(3) == 0 ? pick(TIMES) : "");
    }
    return row.toString();
  }

  private String pick(String[] choices) {
    return choices[random.nextInt(choices.length)];
  }
}
