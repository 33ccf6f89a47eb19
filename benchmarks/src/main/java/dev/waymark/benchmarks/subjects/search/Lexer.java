package dev.waymark.benchmarks.subjects.search;

/**
 * Cuts the text of a language with the tokens of C and Java: names and keywords, numbers of four
 * bases with separators, fractions, exponents and suffixes, strings and characters with escapes,
 * operators by the longest match, and comments. Written anew from the lexical grammars of these
 * languages.
 */
public final class Lexer {
  public static final int NAME = 1;
  public static final int KEYWORD = 2;
  public static final int INTEGER = 3;
  public static final int FRACTION = 4;
  public static final int STRING = 5;
  public static final int CHARACTER = 6;
  public static final int OPERATOR = 7;
  public static final int SEPARATOR = 8;

  /** Negative kinds are errors, after which nothing more is read. */
  public static final int BAD_NUMBER = -1;

  public static final int BAD_ESCAPE = -2;
  public static final int UNCLOSED_STRING = -3;
  public static final int BAD_CHARACTER = -4;
  public static final int UNCLOSED_COMMENT = -5;
  public static final int UNKNOWN = -6;

  private final char[] text;
  private int at;
  private int start;
  private boolean unclosedComment;

  private Lexer(char[] text) {
    this.text = text;
  }

  /**
   * Thousand times the kind of each token, plus its length, in order; the last is negative if it is
   * an error.
   */
  public static int[] tokens(char[] text) {
    Lexer lexer = new Lexer(text);
    int[] found = new int[text.length + 1];
    int count = 0;
    int kind = 1;
    while (kind > 0 && lexer.skip()) {
      kind = lexer.next();
      found[count++] = kind < 0 ? kind : 1_000 * kind + lexer.at - lexer.start;
    }
    if (lexer.unclosedComment) {
      found[count++] = UNCLOSED_COMMENT;
    }
    int[] result = new int[count];
    for (int i = 0; i < count; i++) {
      result[i] = found[i];
    }
    return result;
  }

  private char peek() {
    return peek(0);
  }

  private char peek(int ahead) {
    return at + ahead < text.length ? text[at + ahead] : 0;
  }

  private boolean accept(char c) {
    if (peek() == c) {
      at++;
      return true;
    }
    return false;
  }

  private boolean acceptEither(char lower, char upper) {
    return accept(lower) || accept(upper);
  }

  /** Passes spaces and comments; false at the end. */
  private boolean skip() {
    while (true) {
      char c = peek();
      if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
        at++;
      } else if (c == '/' && peek(1) == '/') {
        while (peek() != 0 && peek() != '\n') {
          at++;
        }
      } else if (c == '/' && peek(1) == '*') {
        if (!skipComment()) {
          return false;
        }
      } else {
        return c != 0;
      }
    }
  }

  private boolean skipComment() {
    at += 2;
    while (peek() != '*' || peek(1) != '/') {
      if (peek() == 0) {
        unclosedComment = true;
        return false;
      }
      at++;
    }
    at += 2;
    return true;
  }

  private int next() {
    start = at;
    char c = peek();
    if (isLetter(c)) {
      return word();
    }
    if (isDigit(c) || (c == '.' && isDigit(peek(1)))) {
      return number();
    }
    if (c == '"') {
      return string();
    }
    return c == '\'' ? character() : operator();
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isHexDigit(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }

  private int word() {
    while (isLetter(peek()) || isDigit(peek())) {
      at++;
    }
    return isKeyword() ? KEYWORD : NAME;
  }

  private boolean isKeyword() {
    return switch (text[start]) {
      case 'b' -> is('b', 'r', 'e', 'a', 'k');
      case 'c' -> is('c', 'a', 's', 'e') || is('c', 'o', 'n', 's', 't') || is('c', 'h', 'a', 'r');
      case 'd' -> is('d', 'o');
      case 'e' -> is('e', 'l', 's', 'e') || is('e', 'n', 'u', 'm');
      case 'f' -> is('f', 'o', 'r');
      case 'i' -> is('i', 'f') || is('i', 'n', 't');
      case 'r' -> is('r', 'e', 't', 'u', 'r', 'n');
      case 'v' -> is('v', 'o', 'i', 'd');
      case 'w' -> is('w', 'h', 'i', 'l', 'e');
      default -> false;
    };
  }

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

  private int number() {
    int kind;
    if (peek() == '0' && (peek(1) == 'x' || peek(1) == 'X')) {
      at += 2;
      kind = digits(16) ? INTEGER : BAD_NUMBER;
    } else if (peek() == '0' && (peek(1) == 'b' || peek(1) == 'B')) {
      at += 2;
      kind = digits(2) ? INTEGER : BAD_NUMBER;
    } else if (peek() == '0' && isDigit(peek(1))) {
      kind = digits(8) ? INTEGER : BAD_NUMBER;
    } else {
      kind = decimal();
    }
    if (kind == INTEGER) {
      integerSuffix();
    }
    return isLetter(peek()) || isDigit(peek()) ? BAD_NUMBER : kind;
  }

  /** Passes digits, between which underscores may be; false if there are none of this base. */
  private boolean digits(int base) {
    if (!isDigit(peek(), base)) {
      return false;
    }
    while (isDigit(peek(), base) || peek() == '_') {
      at++;
    }
    return text[at - 1] != '_';
  }

  private static boolean isDigit(char c, int base) {
    return switch (base) {
      case 2 -> c == '0' || c == '1';
      case 8 -> c >= '0' && c <= '7';
      case 10 -> isDigit(c);
      default -> isHexDigit(c);
    };
  }

  private int decimal() {
    if (peek() != '.' && !digits(10)) {
      return BAD_NUMBER;
    }
    boolean whole = true;
    if (accept('.')) {
      whole = false;
      if (isDigit(peek()) && !digits(10)) {
        return BAD_NUMBER;
      }
    }
    if (acceptEither('e', 'E')) {
      whole = false;
      if (!accept('+')) {
        accept('-');
      }
      if (!digits(10)) {
        return BAD_NUMBER;
      }
    }
    if (acceptEither('f', 'F') || acceptEither('d', 'D')) {
      whole = false;
    }
    return whole ? INTEGER : FRACTION;
  }

  /** Unsigned, long, or both in any order. */
  private void integerSuffix() {
    boolean unsigned = acceptEither('u', 'U');
    if (accept('l')) {
      accept('l');
    } else if (accept('L')) {
      accept('L');
    }
    if (!unsigned) {
      acceptEither('u', 'U');
    }
  }

  private int string() {
    at++;
    while (!accept('"')) {
      if (peek() == 0 || peek() == '\n') {
        return UNCLOSED_STRING;
      }
      if (accept('\\')) {
        if (!escape()) {
          return BAD_ESCAPE;
        }
      } else {
        at++;
      }
    }
    return STRING;
  }

  private int character() {
    at++;
    if (peek() == 0 || peek() == '\n' || peek() == '\'') {
      return BAD_CHARACTER;
    }
    if (accept('\\')) {
      if (!escape()) {
        return BAD_ESCAPE;
      }
    } else {
      at++;
    }
    return accept('\'') ? CHARACTER : BAD_CHARACTER;
  }

  private boolean escape() {
    char c = peek();
    at++;
    switch (c) {
      case 'n', 't', 'r', 'b', 'f', '\\', '\'', '"' -> {
        return true;
      }
      case '0', '1', '2', '3' -> {
        octal(2);
        return true;
      }
      case '4', '5', '6', '7' -> {
        octal(1);
        return true;
      }
      case 'x' -> {
        return hexadecimal(2);
      }
      case 'u' -> {
        return hexadecimal(4);
      }
      default -> {
        return false;
      }
    }
  }

  private void octal(int most) {
    for (int i = 0; i < most && peek() >= '0' && peek() <= '7'; i++) {
      at++;
    }
  }

  private boolean hexadecimal(int count) {
    for (int i = 0; i < count; i++) {
      if (!isHexDigit(peek())) {
        return false;
      }
      at++;
    }
    return true;
  }

  private int operator() {
    char c = peek();
    at++;
    switch (c) {
      case '(', ')', '{', '}', '[', ']', ';', ',', '?', ':', '~' -> {
        return SEPARATOR;
      }
      case '.' -> {
        if (peek() == '.') {
          at++;
          return accept('.') ? SEPARATOR : UNKNOWN;
        }
        return SEPARATOR;
      }
      case '+', '&', '|' -> {
        if (!accept(c)) {
          accept('=');
        }
        return OPERATOR;
      }
      case '-' -> {
        if (!accept('-') && !accept('>')) {
          accept('=');
        }
        return OPERATOR;
      }
      case '*', '/', '%', '^', '=', '!' -> {
        accept('=');
        return OPERATOR;
      }
      case '<' -> {
        accept('<');
        accept('=');
        return OPERATOR;
      }
      case '>' -> {
        return shift();
      }
      default -> {
        return UNKNOWN;
      }
    }
  }

  private int shift() {
    if (accept('>')) {
      accept('>');
    }
    accept('=');
    return OPERATOR;
  }
}
