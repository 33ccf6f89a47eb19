package dev.waymark.benchmarks.subjects.search;

/**
 * Cuts the text of a Lisp-like language into tokens. Written anew from the description of {@code
 * print_tokens} in the Siemens suite: keywords, special symbols, identifiers, numbers, strings,
 * character constants, comments, and errors for all else.
 */
public final class PrintTokens {
  public static final int ERROR = 0;
  public static final int KEYWORD = 1;
  public static final int SPECIAL = 2;
  public static final int IDENTIFIER = 3;
  public static final int NUMBER = 4;
  public static final int STRING = 5;
  public static final int CHARACTER = 6;
  public static final int COMMENT = 7;

  private final char[] text;
  private int at;
  private int start;

  private PrintTokens(char[] text) {
    this.text = text;
  }

  /** Ten times the kind of each token, plus which keyword or special symbol it is, in order. */
  public static int[] tokens(char[] text) {
    PrintTokens tokens = new PrintTokens(text);
    int[] found = new int[text.length];
    int count = 0;
    while (tokens.skipSpaces()) {
      found[count++] = tokens.next();
    }
    int[] result = new int[count];
    for (int i = 0; i < count; i++) {
      result[i] = found[i];
    }
    return result;
  }

  private char peek(int ahead) {
    return at + ahead < text.length ? text[at + ahead] : 0;
  }

  private boolean skipSpaces() {
    while (peek(0) == ' ' || peek(0) == '\t' || peek(0) == '\n') {
      at++;
    }
    return peek(0) != 0;
  }

  private int next() {
    start = at;
    char c = peek(0);
    if (special(c) > 0) {
      at++;
      return 10 * SPECIAL + special(c);
    }
    if (c == '=' && peek(1) == '>') {
      at += 2;
      return 10 * KEYWORD + 6;
    }
    if (c == ';') {
      return comment();
    }
    if (c == '"') {
      return string();
    }
    if (c == '#') {
      return character();
    }
    if (isDigit(c) || (c == '-' && isDigit(peek(1)))) {
      return number();
    }
    if (isLetter(c)) {
      return word();
    }
    skipToDelimiter();
    return 10 * ERROR + 1;
  }

  private static int special(char c) {
    return switch (c) {
      case '(' -> 1;
      case ')' -> 2;
      case '[' -> 3;
      case ']' -> 4;
      case '\'' -> 5;
      case '`' -> 6;
      case ',' -> 7;
      default -> 0;
    };
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private boolean isDelimiter() {
    char c = peek(0);
    return c == 0 || c == ' ' || c == '\t' || c == '\n' || c == ';' || c == '"' || special(c) > 0;
  }

  /** Passes at least one character. */
  private void skipToDelimiter() {
    at++;
    while (!isDelimiter()) {
      at++;
    }
  }

  private int comment() {
    while (peek(0) != 0 && peek(0) != '\n') {
      at++;
    }
    return 10 * COMMENT;
  }

  private int string() {
    at++;
    while (peek(0) != '"') {
      if (peek(0) == 0 || peek(0) == '\n') {
        return 10 * ERROR + 2;
      }
      if (peek(0) == '\\' && peek(1) != 0) {
        at++;
      }
      at++;
    }
    at++;
    return 10 * STRING;
  }

  private int character() {
    at++;
    if (peek(0) == 0 || peek(0) == '\n' || peek(0) == ' ') {
      return 10 * ERROR + 3;
    }
    at++;
    if (isDelimiter()) {
      return 10 * CHARACTER;
    }
    skipToDelimiter();
    return is('#', 's', 'p', 'a', 'c', 'e') || is('#', 'n', 'e', 'w', 'l', 'i', 'n', 'e')
        ? 10 * CHARACTER + 1
        : 10 * ERROR + 3;
  }

  private int number() {
    if (peek(0) == '-') {
      at++;
    }
    while (isDigit(peek(0))) {
      at++;
    }
    if (peek(0) == '.' && isDigit(peek(1))) {
      at++;
      while (isDigit(peek(0))) {
        at++;
      }
    }
    if (isDelimiter()) {
      return 10 * NUMBER;
    }
    skipToDelimiter();
    return 10 * ERROR + 4;
  }

  private int word() {
    while (isLetter(peek(0)) || isDigit(peek(0)) || peek(0) == '_') {
      at++;
    }
    if (!isDelimiter()) {
      skipToDelimiter();
      return 10 * ERROR + 5;
    }
    int keyword = keyword();
    return keyword > 0 ? 10 * KEYWORD + keyword : 10 * IDENTIFIER;
  }

  private int keyword() {
    if (is('a', 'n', 'd')) {
      return 1;
    }
    if (is('o', 'r')) {
      return 2;
    }
    if (is('i', 'f')) {
      return 3;
    }
    if (is('x', 'o', 'r')) {
      return 4;
    }
    return is('l', 'a', 'm', 'b', 'd', 'a') ? 5 : 0;
  }

  /** Whether the current token is the word of these letters. */
  private boolean is(char... letters) {
    if (at - start != letters.length) {
      return false;
    }
    for (int i = 0; i < letters.length; i++) {
      if (text[start + i] != letters[i]) {
        return false;
      }
    }
    return true;
  }
}
