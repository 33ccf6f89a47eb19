package dev.waymark.benchmarks.frontier;

import java.util.SplittableRandom;

/**
 * A parser of keywords in order, in the way of {@code space}: each word is copied in a loop and
 * compared afterwards; behind it there is a number, on which most depends.
 */
final class ParserWriter {
  private static final int GROUP = 10;
  private static final int LONGEST = 6;

  private final SplittableRandom random;
  private final Planted out;
  private final int keywords;

  private ParserWriter(String name, int keywords, long seed) {
    this.random = new SplittableRandom(seed);
    this.out = new Planted(name);
    this.keywords = keywords;
  }

  static Planted write(String name, int keywords, long seed) {
    ParserWriter writer = new ParserWriter(name, keywords, seed);
    writer.parse();
    for (int group = 0; group * GROUP < keywords; group++) {
      writer.group(group);
    }
    writer.helpers();
    return writer.out;
  }

  private void parse() {
    out.line("  private static int at;");
    out.line("  private static int order;");
    out.line("  public static int parse(char[] text) {");
    out.line("    at = 0;");
    out.line("    order = 0;");
    out.line("    int total = 0;");
    out.line("    while (at < text.length) {");
    out.line("      char[] word = new char[" + (LONGEST + 1) + "];");
    out.line("      int length = 0;");
    out.line("      while (at < text.length && text[at] != ' ') {");
    out.line("        if (length > " + LONGEST + ")");
    out.line("          return -1;");
    out.line("        word[length] = text[at];");
    out.line("        length++;");
    out.line("        at++;");
    out.line("      }");
    out.never("      if (length < 0)");
    out.line("        return -2;");
    out.line("      at++;");
    out.line("      if (length == 0)");
    out.line("        continue;");
    out.line("      int value;");
    for (int group = 0; group * GROUP < keywords; group++) {
      out.line("      value = group" + group + "(word, length, text);");
      out.line("      if (value < 0)");
      out.line("        return value;");
      out.line("      total += value;");
    }
    out.line("    }");
    out.line("    return total;");
    out.line("  }");
  }

  private void group(int group) {
    out.line("  private static int group" + group + "(char[] word, int length, char[] text) {");
    for (int i = group * GROUP; i < Math.min(keywords, (group + 1) * GROUP); i++) {
      keyword(i);
    }
    out.line("    return 0;");
    out.line("  }");
  }

  private void keyword(int index) {
    StringBuilder word = new StringBuilder();
    int length = 2 + random.nextInt(LONGEST - 2);
    for (int i = 0; i < length; i++) {
      word.append((char) ('A' + random.nextInt(26)));
    }
    int most = 1 + random.nextInt(8);
    out.line("    if (is(word, length, \"" + word + "\")) {");
    out.line("      if (order > " + index + ")");
    out.line("        return -3;");
    out.line("      order = " + (index + 1) + ";");
    out.line("      int value = number(text);");
    out.line("      if (value < 0)");
    out.line("        return -4;");
    if (random.nextInt(4) == 0) {
      out.never("      if (value < -1)");
      out.line("        return -5;");
    }
    out.line("      if (value > " + most + ")");
    out.line("        return -6;");
    if (random.nextInt(4) == 0) {
      out.never("      if (value == " + (most + 1) + ")");
      out.line("        return -7;");
    }
    out.line("      return value;");
    out.line("    }");
  }

  private void helpers() {
    out.line("  private static boolean is(char[] word, int length, String keyword) {");
    out.line("    if (length != keyword.length())");
    out.line("      return false;");
    out.line("    for (int i = 0; i < length; i++) {");
    out.line("      if (word[i] != keyword.charAt(i))");
    out.line("        return false;");
    out.line("    }");
    out.line("    return true;");
    out.line("  }");
    out.line("  private static int number(char[] text) {");
    out.line("    if (at >= text.length)");
    out.line("      return -1;");
    out.line("    char digit = text[at];");
    out.line("    at++;");
    out.line("    if (digit < '0' || digit > '9')");
    out.line("      return -1;");
    out.line("    return digit - '0';");
    out.line("  }");
  }
}
