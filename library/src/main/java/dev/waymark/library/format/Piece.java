package dev.waymark.library.format;

/**
 * A piece of a format: plain text, or how to show an argument.
 *
 * @param text what stands there, if it is plain text
 * @param argument the number of the argument, from 0
 * @param flags a string of {@code -}, {@code 0}, {@code +} and {@code ,}
 * @param width the least number of characters; 0 if any will do
 * @param precision the most characters of a text; -1 if all are wanted
 * @param conversion s, d, x, c or b; 0 for plain text
 */
record Piece(String text, int argument, String flags, int width, int precision, char conversion) {
  static Piece plain(String text) {
    return new Piece(text, 0, "", 0, -1, '\0');
  }

  boolean isPlain() {
    return conversion == '\0';
  }

  boolean has(char flag) {
    return flags.indexOf(flag) >= 0;
  }

  /**
   * Whether the flags are among {@code allowed}, once each, and the width is one that they need.
   */
  boolean allows(String allowed) {
    for (int i = 0; i < flags.length(); i++) {
      boolean isAgain = flags.indexOf(flags.charAt(i)) < i;
      if (isAgain || allowed.indexOf(flags.charAt(i)) < 0) {
        return false;
      }
    }
    boolean isPadded = has('-') || has('0');
    return !(has('-') && has('0')) && (!isPadded || width > 0);
  }
}
