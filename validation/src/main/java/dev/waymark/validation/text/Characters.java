package dev.waymark.validation.text;

/** Chars as numbers, and pairs of them as code points. */
public final class Characters {
  private Characters() {}

  public static char upperCase(char c) {
    return c >= 'a' && c <= 'z' ? (char) (c - 32) : c;
  }

  public static int hexDigit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    int letter = c | 0x20;
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
  }

  public static char caesar(char c, int key) {
    return Character.isLetter(c) && c < 128 ? (char) ('a' + Math.floorMod(c + key, 26)) : c;
  }

  public static int codePoint(char high, char low) {
    if (high < 0xD800 || high > 0xDBFF || low < 0xDC00 || low > 0xDFFF) {
      return high;
    }
    return (high - 0xD800 << 10) + (low - 0xDC00) + 0x10000;
  }
}
