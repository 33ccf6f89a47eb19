package dev.waymark.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/** An expression as code uses them to check its input, and some texts that it accepts. */
record Expression(Pattern pattern, List<String> texts) {
  private static final String ODD =
      "\n\r\u0085\u2028 \t-_.@#/:0aZ\u00e9\u0663\u017f\u212a\ud83d\ude00\ude00\ud83d";

  /** Each line: an expression, and texts. */
  private static final String[][] LINES = {
    {"[a-z]+", "abc"},
    {"[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,6}", "joe.doe@mail.org", "a@b.de"},
    {"^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$", "a+b@c-d.org", "x@y.z"},
    {"^\\S+@\\S+$", "x@y", "a b@c"},
    {"[^@\\s]+@[^@\\s]+\\.[^@\\s]+", "a@b.c"},
    {"\\d{4}-\\d{2}-\\d{2}", "2020-01-31", "1999-12-01"},
    {"\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])", "2020-02-30", "2020-13-01"},
    {"(\\d{4})-(\\d\\d)-(\\d\\d)T(\\d\\d):(\\d\\d):(\\d\\d)(\\.\\d+)?Z?", "2020-01-31T10:00:00Z"},
    {"([01]?[0-9]|2[0-3]):[0-5][0-9]", "23:59", "7:05", "24:00"},
    {"\\d{1,2}/\\d{1,2}/\\d{2,4}", "1/2/2003", "12/31/99"},
    {"#?([a-fA-F0-9]{6}|[a-fA-F0-9]{3})", "#ff00aa", "abc"},
    {"^#[0-9a-f]{6}$", "#00ff7f"},
    {"^(0x)?[0-9A-Fa-f]+$", "0x1F", "beef"},
    {"[a-zA-Z_$][a-zA-Z0-9_$]*", "$a1", "x"},
    {"[A-Z][A-Z0-9_]*", "MAX_VALUE"},
    {"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "my-name-7"},
    {"([a-z]+\\.)*[A-Z]\\w*", "java.util.List"},
    {"\\+?\\d{1,3}[- ]?\\(?\\d{3}\\)?[- ]?\\d{3}[- ]?\\d{4}", "+1 (555) 123-4567", "15551234567"},
    {"\\(\\d{3}\\) \\d{3}-\\d{4}", "(555) 123-4567"},
    {"0\\d{2,4}[/-]?\\d{4,9}", "030/1234567"},
    {"\\d{5}(-\\d{4})?", "12345", "12345-6789"},
    {"[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}", "SW1A 1AA", "M11AE"},
    {"[A-Z]\\d[A-Z] ?\\d[A-Z]\\d", "K1A 0B1"},
    {"\\d+\\.\\d+\\.\\d+", "1.20.3"},
    {"v?(\\d+)(\\.\\d+){0,2}(-[0-9A-Za-z.-]+)?", "v1.2.3-rc.1", "2"},
    {"\\d{1,3}(\\.\\d{1,3}){3}", "127.0.0.1"},
    {"((25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1?\\d?\\d)", "192.168.1.255"},
    {"([0-9A-F]{2}:){5}[0-9A-F]{2}", "00:1A:2B:3C:4D:5E"},
    {"[$€£]?\\d{1,3}(,\\d{3})*(\\.\\d{2})?", "$1,234.50", "99", "€7.00"},
    {"-?\\d+(\\.\\d{1,2})?", "-12.5", "7"},
    {"[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?", "-1.5e10", ".5"},
    {"\\d{4}[ -]?\\d{4}[ -]?\\d{4}[ -]?\\d{4}", "4111 1111 1111 1111"},
    {"[A-Z]{2}\\d{2}[A-Z0-9]{4,10}", "DE89ABCD1234"},
    {"(97(8|9))?\\d{9}(\\d|X)", "9783161484", "123456789X"},
    {"\\d{3}-\\d{2}-\\d{4}", "078-05-1120"},
    {"https?://[\\w.-]+(:\\d+)?(/\\S*)?", "http://a.b:80/c?d", "https://x"},
    {"^(http|https|ftp)://.*$", "ftp://x\ny", "http://"},
    {"www\\.[a-z]+\\.(com|org|net)", "www.example.org"},
    {"[\\w,\\s-]+\\.(txt|pdf|docx?)", "my file-1.doc"},
    {".*\\.java", "A.java", "\n.java"},
    {"^.{3,8}$", "abcd", "\ud83d\ude00\ud83d\ude00a"},
    {".+", "x", "\r"},
    {".", "\ud83d\ude00", "\ud83d"},
    {"..", "\ud83d\ude00", "ab", "\ude00\ud83d"},
    {"[^a]", "\ud83d\ude00", "b"},
    {"[^a]{2}b", "\ud83d\ude00\ude00b", "xyb"},
    {"\\W\\D", "\ud83d\ude00-", "--"},
    {"(?i)true|false|yes|no", "TRUE", "No"},
    {"(?i)[a-c]+[^x-z]", "aBCq", "AX"},
    {"(?s)a.b", "a\nb"},
    {"a.b", "a\nb", "a\u2028b"},
    {"abc$", "abc", "abc\n", "abc\r\n", "abc\n\n"},
    {"\\s$", "\r\n", "\r", " "},
    {"[\\r\\n]+\\Z", "\r\n\r\n"},
    {"^$|x$", "", "\n", "x"},
    {"x\\z", "x", "x\n"},
    {"\\Aab|c", "ab", "cab", "xab"},
    {"(a|b)*abb", "ababb"},
    {"(a*)*b", "aaab"},
    {"(a?){3}b{2,}?", "aabb"},
    {"(?:ab?)+?c", "aababc"},
    {"(?<key>\\w+)=(?<value>\\w*)", "a=b", "a="},
    {"\\p{Upper}\\p{Lower}+( \\p{Alpha}+)?", "Ada Lovelace"},
    {"\\p{Alnum}+\\p{Punct}\\P{Digit}", "a1!x"},
    {"\\Qa.b\\E\\d+", "a.b12"},
    {"\\x41\\u0042\\t\\\\", "AB\t\\"},
    {"[-+*/]|[.\\]]|[a\\-z]", "-", "]", "z"},
    {"[\\w-.]+", "a-b.c"},
    {"a||b", "a", ""},
    {"()", ""},
    {"}]{1}", "}]"},
    {"a^b", "ab"},
    {"\\d{2}(?:[05])|7{0}z{0,1}", "125", "z"},
    {"(;|:)-?(\\)|\\()", ":-)"},
  };

  static final List<Expression> ALL = all();

  private static List<Expression> all() {
    List<Expression> all = new ArrayList<>();
    for (int i = 0; i < LINES.length; i++) {
      List<String> line = List.of(LINES[i]);
      int flags = i % 3 == 2 && !line.get(0).contains("\\p") ? Pattern.CASE_INSENSITIVE : 0;
      all.add(new Expression(Pattern.compile(line.get(0), flags), line.subList(1, line.size())));
    }
    return all;
  }

  /** A text that the expression accepts or nearly does. */
  String text(Random random) {
    StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
    for (int i = random.nextInt(4); i > 0; i--) {
      change(text, random);
    }
    return text.toString();
  }

  private static void change(StringBuilder text, Random random) {
    int at = random.nextInt(text.length() + 1);
    boolean isEnd = at == text.length();
    char odd = ODD.charAt(random.nextInt(ODD.length()));
    switch (random.nextInt(5)) {
      case 0 -> text.insert(at, odd);
      case 1 -> text.append(odd);
      case 2 -> text.delete(at, Math.min(at + 1, text.length()));
      case 3 -> text.replace(at, isEnd ? at : at + 1, String.valueOf(odd));
      default -> text.insert(at, isEnd ? odd : (char) (text.charAt(at) ^ ' '));
    }
  }
}
