package dev.waymark.library;

import java.util.Locale;
import java.util.Random;

/** Text for tests: plain, with numbers, with whatever Unicode has that is not simple. */
final class Words {
  private static final String[] ALPHABETS = {
    "ab",
    "aAbBzZ019_- ,.",
    "0123456789+-",
    " \t\n\r\u000b\u0085\u00a0\u2003\u3000x",
    "i\u0130\u0131\u00df\u1e9e\u03c3\u03a3\u03c2\u00e9\u00c9\u01c5\ufb01K\u212a\u017f\u00b5\u00ff",
    "\ud83d\ude00\ud801\udc00\udc28a",
    "\u0663\u096b\uff19\u2167\u0301\u200d\u4e2d\u0000\uffff\u0345",
  };
  private static final String[] WHOLE = {
    "",
    "0",
    "-0",
    "+7",
    "-",
    "+",
    "2147483647",
    "2147483648",
    "-2147483648",
    "-2147483649",
    "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808",
    "0x1F",
    "-0X7f",
    "#ff",
    "017",
    "-010",
    "0x",
    "4294967295",
    "true",
    "TRUE",
    "false",
    "null",
    "1.5",
    "-1e3",
    "a,b,,c,,",
    "ffffffff",
    "18446744073709551615",
    "\u0661\u0662",
    "\ud835\udfce1"
  };

  private final Random random;
  private String last = "";

  Words(Random random) {
    this.random = random;
  }

  char letter() {
    String word = random.nextBoolean() ? alphabet() : last;
    return word.isEmpty() ? (char) random.nextInt(0x10000) : charOf(word);
  }

  private char charOf(String word) {
    return word.charAt(random.nextInt(word.length()));
  }

  /** A word, often one that has to do with the one before. */
  String word() {
    last =
        switch (random.nextInt(7)) {
          case 0 -> WHOLE[random.nextInt(WHOLE.length)];
          case 1 -> part();
          case 2 ->
              random.nextBoolean() ? last.toUpperCase(Locale.ROOT) : last.toLowerCase(Locale.ROOT);
          case 3 -> last + letter();
          default -> random.nextInt(20) == 0 ? last : fresh();
        };
    return last;
  }

  private String part() {
    int from = random.nextInt(last.length() + 1);
    int to = from + random.nextInt(last.length() - from + 1);
    return last.substring(from, to);
  }

  private String fresh() {
    String alphabet = alphabet();
    StringBuilder word = new StringBuilder();
    for (int i = random.nextInt(8); i > 0; i--) {
      word.append(charOf(random.nextInt(6) == 0 ? alphabet() : alphabet));
    }
    return word.toString();
  }

  private String alphabet() {
    return ALPHABETS[random.nextInt(ALPHABETS.length)];
  }
}
