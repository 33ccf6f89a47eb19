package dev.waymark.benchmarks.subjects.real;

import java.util.HashMap;
import java.util.Map;

/**
 * Evaluates arithmetic on whole numbers: {@code + - * / %}, powers with {@code ^}, signs,
 * parentheses, variables and the functions {@code abs}, {@code min} and {@code max}.
 */
public final class ExpressionParser {
  private static final int DEEPEST = 50;

  private final Map<String, Long> variables;
  private String text = "";
  private int at;
  private int depth;

  /** What is wrong with an expression, and where. */
  public static final class SyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int position;

    SyntaxException(String message, int position) {
      super(message + " at " + position);
      this.position = position;
    }

    public int position() {
      return position;
    }
  }

  /** Without variables. */
  public ExpressionParser() {
    this(Map.of());
  }

  public ExpressionParser(Map<String, Long> variables) {
    this.variables = new HashMap<>(variables);
  }

  /** The value of {@code expression}, which has no variables. */
  public static long evaluate(String expression) {
    return new ExpressionParser().parse(expression);
  }

  /** The value of {@code expression}. */
  public long parse(String expression) {
    text = expression;
    at = 0;
    depth = 0;
    long value = sum();
    skipSpaces();
    if (at < text.length()) {
      throw new SyntaxException("unexpected '" + text.charAt(at) + "'", at);
    }
    return value;
  }

  private long sum() {
    long value = product();
    while (true) {
      if (accept('+')) {
        value = Math.addExact(value, product());
      } else if (accept('-')) {
        value = Math.subtractExact(value, product());
      } else {
        return value;
      }
    }
  }

  private long product() {
    long value = power();
    while (true) {
      if (accept('*')) {
        value = Math.multiplyExact(value, power());
      } else if (accept('/')) {
        value = value / divisor();
      } else if (accept('%')) {
        value = value % divisor();
      } else {
        return value;
      }
    }
  }

  private long divisor() {
    int start = at;
    long value = power();
    if (value == 0) {
      throw new SyntaxException("division by zero", start);
    }
    return value;
  }

  private long power() {
    long base = signed();
    if (!accept('^')) {
      return base;
    }
    long exponent = power();
    if (exponent < 0) {
      throw new SyntaxException("negative exponent", at);
    }
    long value = 1;
    for (long i = 0; i < exponent && i < Long.SIZE; i++) {
      value = Math.multiplyExact(value, base);
    }
    return value;
  }

  private long signed() {
    if (accept('-')) {
      return Math.negateExact(signed());
    }
    return accept('+') ? signed() : primary();
  }

  private long primary() {
    skipSpaces();
    if (at == text.length()) {
      throw new SyntaxException("unexpected end", at);
    }
    if (accept('(')) {
      if (++depth > DEEPEST) {
        throw new SyntaxException("too deep", at);
      }
      long value = sum();
      expect(')');
      depth--;
      return value;
    }
    char c = text.charAt(at);
    if (Character.isDigit(c)) {
      return number();
    }
    if (Character.isLetter(c)) {
      return named();
    }
    throw new SyntaxException("unexpected '" + c + "'", at);
  }

  private long number() {
    int start = at;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      at++;
    }
    return Long.parseLong(text.substring(start, at));
  }

  private long named() {
    int start = at;
    while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    String name = text.substring(start, at);
    if (accept('(')) {
      return call(name, start);
    }
    Long value = variables.get(name);
    if (value == null) {
      throw new SyntaxException("no variable " + name, start);
    }
    return value;
  }

  private long call(String function, int start) {
    long first = sum();
    if (function.equals("abs")) {
      expect(')');
      return Math.abs(first);
    }
    expect(',');
    long second = sum();
    expect(')');
    return switch (function) {
      case "min" -> Math.min(first, second);
      case "max" -> Math.max(first, second);
      default -> throw new SyntaxException("no function " + function, start);
    };
  }

  private void expect(char c) {
    if (!accept(c)) {
      throw new SyntaxException("expected '" + c + "'", at);
    }
  }

  private boolean accept(char c) {
    skipSpaces();
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }
}
