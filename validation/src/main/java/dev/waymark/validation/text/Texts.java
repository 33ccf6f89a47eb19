package dev.waymark.validation.text;

import java.util.Locale;

/**
 * Strings of few characters of a small alphabet, through methods of the JDK that have models. Each
 * method has finitely many paths, and all of them can be explored.
 */
public final class Texts {
  private static final char[] WORDS = {'a', 'B', ' ', ',', 'k', 'b'};
  private static final char[] NUMERALS = {'0', '7', '-', '+', 'x', '\u0663'};
  private static final char[] ODD = {'\u00df', 's', '\ud801', '\udc28', '\u212a', '\u2003'};

  private Texts() {}

  private static String word(int a, int b, int c) {
    return new String(new char[] {WORDS[a + 2], WORDS[b + 2], WORDS[c + 2]});
  }

  private static String numeral(int a, int b, int c) {
    return new String(new char[] {NUMERALS[a + 2], NUMERALS[b + 2], NUMERALS[c + 2]});
  }

  private static String odd(int a, int b, int c) {
    return String.valueOf(new char[] {ODD[a + 2], ODD[b + 2], ODD[c + 2]});
  }

  public static int search(int a, int b, int c) {
    String text = word(a, b, c);
    int first = text.indexOf('a');
    if (first < 0) {
      return text.contains("kb") ? -2 : -1;
    }
    return text.lastIndexOf("a") == first ? first : 9 + text.indexOf(',', first);
  }

  public static String cut(int a, int b, int c) {
    String text = word(a, b, c).trim();
    if (text.isEmpty()) {
      return "nothing";
    }
    return text.startsWith("a") ? text.substring(1) : text.endsWith(",") ? "comma" : text;
  }

  public static int compare(int a, int b, int c) {
    String text = word(a, b, c);
    if (text.equalsIgnoreCase("KaB")) {
      return 100;
    }
    return text.compareTo("b,a") < 0 ? text.hashCode() % 2 : text.compareToIgnoreCase("BBB");
  }

  public static int choose(int a, int b, int c) {
    switch (word(a, b, c)) {
      case "abb":
        return 1;
      case "k,B":
        return 2;
      default:
        return 3;
    }
  }

  public static String replace(int a, int b, int c) {
    String text = word(a, b, c).replace('a', 'k').replace("kb", "b");
    String[] pieces = text.split(",");
    return pieces.length == 2 ? pieces[1].concat(pieces[0]) : text;
  }

  public static int parse(int a, int b, int c) {
    try {
      return Integer.parseInt(numeral(a, b, c));
    } catch (NumberFormatException e) {
      return -1000;
    }
  }

  public static String letters(int a, int b, int c) {
    String text = odd(a, b, c);
    char first = text.charAt(0);
    if (Character.isLetter(first) && Character.isLowerCase(first)) {
      return text.toUpperCase(Locale.ROOT);
    }
    return text.codePointAt(0) > 0xffff ? "pair" : text.toLowerCase(Locale.ROOT);
  }

  public static int fold(int a, int b, int c) {
    String text = odd(a, b, c);
    return text.equalsIgnoreCase("Ssk") ? 1 : text.equalsIgnoreCase("\ud801\udc00S") ? 2 : 3;
  }

  public static String show(int a, int b) {
    String text = "<" + a * 7 + WORDS[b + 2] + (long) b + (a > b) + ">";
    return text.equals("<7k2false>") ? "found" : Integer.toHexString(a) + text.length();
  }

  public static String build(int a, int b, int c) {
    StringBuilder builder = new StringBuilder();
    builder.append(word(a, b, c)).insert(1, a).reverse();
    if (builder.charAt(0) == 'k') {
      builder.deleteCharAt(0).setCharAt(0, 'z');
    }
    return builder.indexOf("b") == 1 ? "one" : builder.append('!').toString();
  }

  public static int digits(int a, int b) {
    char first = NUMERALS[a + 2];
    if (!Character.isDigit(first)) {
      return Character.isWhitespace(WORDS[b + 2]) ? -1 : -2;
    }
    return Character.digit(first, 10) + Character.getNumericValue(WORDS[b + 2]);
  }
}
