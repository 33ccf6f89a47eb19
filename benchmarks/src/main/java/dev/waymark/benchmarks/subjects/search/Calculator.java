package dev.waymark.benchmarks.subjects.search;

/**
 * A desk calculator. Written anew from the description of {@code bc}, cut down: statements between
 * semicolons and lines; variables of one letter, assigned with {@code =} or an operator before it;
 * comparisons, {@code && || !}, {@code + - * / %}, powers, {@code ++} and {@code --}, and
 * parentheses, each with its precedence. Numbers are 32 bits wide, and overflow is an error.
 */
public final class Calculator {
  /** Errors are below all numbers. */
  public static final long SYNTAX = Long.MIN_VALUE;

  public static final long DIVISION_BY_ZERO = SYNTAX + 1;
  public static final long OVERFLOW = SYNTAX + 2;
  public static final long NEGATIVE_POWER = SYNTAX + 3;
  public static final long TOO_DEEP = SYNTAX + 4;

  private static final int DEEPEST = 8;
  private static final int LETTERS = 26;

  private final char[] text;
  private final long[] variables = new long[LETTERS];
  private int at;
  private int depth;
  private long error;

  private Calculator(char[] text) {
    this.text = text;
  }

  /** The value of the last statement, 0 if there is none; or what is wrong. */
  public static long run(char[] program) {
    Calculator calculator = new Calculator(program);
    long value = calculator.statements();
    return calculator.error != 0 ? calculator.error : value;
  }

  private long statements() {
    long value = 0;
    while (error == 0 && peek() != 0) {
      if (isEndOfStatement()) {
        at++;
      } else {
        value = assignment();
        if (peek() != 0 && !isEndOfStatement()) {
          fail(SYNTAX);
        }
      }
    }
    return value;
  }

  private boolean isEndOfStatement() {
    return peek() == ';' || peek() == '\n';
  }

  /** The next character that is no space; those are passed. */
  private char peek() {
    while (at < text.length && text[at] == ' ') {
      at++;
    }
    return at < text.length ? text[at] : 0;
  }

  private char second() {
    return at + 1 < text.length ? text[at + 1] : 0;
  }

  private boolean accept(char c) {
    if (peek() == c) {
      at++;
      return true;
    }
    return false;
  }

  private boolean accept(char first, char second) {
    if (peek() == first && second() == second) {
      at += 2;
      return true;
    }
    return false;
  }

  /** The first error is told. */
  private long fail(long reason) {
    if (error == 0) {
      error = reason;
    }
    return 0;
  }

  private long checked(long value) {
    return value < Integer.MIN_VALUE || value > Integer.MAX_VALUE ? fail(OVERFLOW) : value;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private long assignment() {
    char name = peek();
    if (!isLetter(name)) {
      return either();
    }
    int start = at;
    at++;
    char operator = peek();
    if (operator == '=' && second() != '=') {
      at++;
      return store(name, assignment());
    }
    if (isArithmetic(operator) && second() == '=') {
      at += 2;
      long right = assignment();
      return store(name, compute(operator, variables[name - 'a'], right));
    }
    at = start;
    return either();
  }

  private static boolean isArithmetic(char c) {
    return c == '+' || c == '-' || c == '*' || c == '/' || c == '%' || c == '^';
  }

  private long store(char name, long value) {
    if (error == 0) {
      variables[name - 'a'] = value;
    }
    return value;
  }

  private long compute(char operator, long left, long right) {
    return switch (operator) {
      case '+' -> checked(left + right);
      case '-' -> checked(left - right);
      case '*' -> checked(left * right);
      case '/' -> right == 0 ? fail(DIVISION_BY_ZERO) : checked(left / right);
      case '%' -> right == 0 ? fail(DIVISION_BY_ZERO) : left % right;
      default -> power(left, right);
    };
  }

  private long power(long base, long exponent) {
    if (exponent < 0) {
      return fail(NEGATIVE_POWER);
    }
    if (base == 0 || base == 1) {
      return exponent == 0 ? 1 : base;
    }
    if (base == -1) {
      return exponent % 2 == 0 ? 1 : -1;
    }
    long value = 1;
    for (long i = 0; i < exponent && error == 0; i++) {
      value = checked(value * base);
    }
    return value;
  }

  private long either() {
    long value = both();
    while (accept('|', '|')) {
      long right = both();
      value = value != 0 || right != 0 ? 1 : 0;
    }
    return value;
  }

  private long both() {
    long value = comparison();
    while (accept('&', '&')) {
      long right = comparison();
      value = value != 0 && right != 0 ? 1 : 0;
    }
    return value;
  }

  private long comparison() {
    long left = sum();
    if (accept('=', '=')) {
      return left == sum() ? 1 : 0;
    }
    if (accept('!', '=')) {
      return left != sum() ? 1 : 0;
    }
    if (accept('<', '=')) {
      return left <= sum() ? 1 : 0;
    }
    if (accept('>', '=')) {
      return left >= sum() ? 1 : 0;
    }
    if (accept('<')) {
      return left < sum() ? 1 : 0;
    }
    if (accept('>')) {
      return left > sum() ? 1 : 0;
    }
    return left;
  }

  private long sum() {
    long value = product();
    while (peek() == '+' || peek() == '-') {
      char operator = peek();
      at++;
      value = compute(operator, value, product());
    }
    return value;
  }

  private long product() {
    long value = signed();
    while (peek() == '*' || peek() == '/' || peek() == '%') {
      char operator = peek();
      at++;
      value = compute(operator, value, signed());
    }
    return value;
  }

  private long signed() {
    if (accept('+', '+')) {
      return step(1);
    }
    if (accept('-', '-')) {
      return step(-1);
    }
    if (accept('!')) {
      return nested() == 0 ? 1 : 0;
    }
    if (accept('-')) {
      return checked(-nested());
    }
    long base = primary();
    return accept('^') ? compute('^', base, nested()) : base;
  }

  /** What is after a sign or a power, which may be as long a chain as the depth allows. */
  private long nested() {
    if (++depth > DEEPEST) {
      return fail(TOO_DEEP);
    }
    long value = signed();
    depth--;
    return value;
  }

  private long step(int by) {
    char name = peek();
    if (!isLetter(name)) {
      return fail(SYNTAX);
    }
    at++;
    return store(name, checked(variables[name - 'a'] + by));
  }

  private long primary() {
    char c = peek();
    if (isDigit(c)) {
      return number();
    }
    if (isLetter(c)) {
      at++;
      return variables[c - 'a'];
    }
    if (!accept('(')) {
      return fail(SYNTAX);
    }
    if (++depth > DEEPEST) {
      return fail(TOO_DEEP);
    }
    long value = assignment();
    depth--;
    return accept(')') ? value : fail(SYNTAX);
  }

  private long number() {
    long value = 0;
    while (at < text.length && isDigit(text[at])) {
      value = checked(10 * value + text[at] - '0');
      at++;
    }
    return value;
  }
}
