package dev.waymark.probe.regex;

/** Goes along an expression, one character after the other. */
final class RegexReader {
  private static final char NONE = 0;
  private static final int HEXADECIMAL = 16;

  private final String regex;
  private int at;

  RegexReader(String regex) {
    this.regex = regex;
  }

  boolean isDone() {
    return at >= regex.length();
  }

  /** The next character; 0 if there is none. */
  char peek() {
    return peek(0);
  }

  /** The character {@code ahead} of the next one; 0 if there is none. */
  char peek(int ahead) {
    return at + ahead < regex.length() ? regex.charAt(at + ahead) : NONE;
  }

  char next() {
    if (isDone()) {
      throw new UnknownRegexException("an expression that ends too early");
    }
    char c = regex.charAt(at++);
    if (Character.isSurrogate(c) || c == NONE) {
      throw new UnknownRegexException("a character that is none");
    }
    return c;
  }

  /** Goes over {@code text} if it comes next; says whether it does. */
  boolean skip(String text) {
    boolean isNext = regex.startsWith(text, at);
    if (isNext) {
      at += text.length();
    }
    return isNext;
  }

  /** Goes over {@code text}, which must come next. */
  void expect(String text) {
    if (!skip(text)) {
      throw new UnknownRegexException(text + " is missing");
    }
  }

  /** What comes before the next {@code end}, which is gone over as well. */
  String upTo(char end) {
    StringBuilder text = new StringBuilder();
    for (char c = next(); c != end; c = next()) {
      text.append(c);
    }
    return text.toString();
  }

  /** The character that some hexadecimal digits stand for. */
  int hexadecimal(int digits) {
    int value = 0;
    for (int i = 0; i < digits; i++) {
      int digit = Character.digit(next(), HEXADECIMAL);
      if (digit < 0) {
        throw new UnknownRegexException("a digit is missing");
      }
      value = value * HEXADECIMAL + digit;
    }
    return value;
  }

  /** A number that is not large. */
  int number() {
    int value = 0;
    int start = at;
    while (peek() >= '0' && peek() <= '9' && value < Nfa.MOST_STATES) {
      value = value * 10 + next() - '0';
    }
    if (at == start) {
      throw new UnknownRegexException("a number is missing");
    }
    return value;
  }
}
