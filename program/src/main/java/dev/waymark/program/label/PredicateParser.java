package dev.waymark.program.label;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads predicates in a part of Java: {@code || && !}, comparisons, {@code + - * / %}, numbers,
 * names, members and parentheses. Linear in the length of the text.
 */
final class PredicateParser {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?:([\\p{javaJavaIdentifierStart}][\\p{javaJavaIdentifierPart}]*)"
              + "|(\\d[\\w.]*)|('(?:\\\\.|[^'\\\\])')"
              + "|(\\+\\+|--|\\|\\||&&|==|!=|<=|>=|[-+*/%^&|]=|[-+*/%<>!().\\[\\]=?:,&|^~;]))");

  private static final Map<String, Integer> STRENGTH =
      Map.ofEntries(
          Map.entry("||", 1),
          Map.entry("&&", 2),
          Map.entry("==", 3),
          Map.entry("!=", 3),
          Map.entry("<", 4),
          Map.entry(">", 4),
          Map.entry("<=", 4),
          Map.entry(">=", 4),
          Map.entry("+", 5),
          Map.entry("-", 5),
          Map.entry("*", 6),
          Map.entry("/", 6),
          Map.entry("%", 6));

  private static final Set<String> CHANGING =
      Set.of("++", "--", "=", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=");

  private final WrittenLabel label;
  private final List<String> tokens = new ArrayList<>();
  private int at;

  private PredicateParser(WrittenLabel label) {
    this.label = label;
    Matcher matcher = TOKEN.matcher(label.predicate());
    int end = 0;
    while (end < label.predicate().length()) {
      if (!matcher.find(end) || matcher.start() != end) {
        throw label.complaint("cannot read " + label.predicate().substring(end).strip());
      }
      tokens.add(matcher.group().strip());
      end = matcher.end();
    }
  }

  /**
   * Reads the predicate of {@code label}.
   *
   * @throws dev.waymark.program.ProgramException if it is none, or changes something
   */
  static Syntax parse(WrittenLabel label) {
    PredicateParser parser = new PredicateParser(label);
    Syntax syntax = parser.binary(1);
    if (!parser.peek().isEmpty()) {
      throw parser.unexpected();
    }
    return syntax;
  }

  private String peek() {
    return at < tokens.size() ? tokens.get(at) : "";
  }

  private String take() {
    String token = peek();
    at++;
    return token;
  }

  private Syntax binary(int least) {
    Syntax left = unary();
    Integer strength = STRENGTH.get(peek());
    while (strength != null && strength >= least) {
      String operator = take();
      left = Syntax.of(operator, left, binary(strength + 1));
      strength = STRENGTH.get(peek());
    }
    return left;
  }

  private Syntax unary() {
    String token = peek();
    if (token.equals("!") || token.equals("-")) {
      take();
      return Syntax.of(token.equals("-") ? "neg" : token, unary());
    }
    return member(primary());
  }

  private Syntax primary() {
    String token = peek();
    if (token.equals("(")) {
      take();
      Syntax inner = binary(1);
      if (!take().equals(")")) {
        throw label.complaint("a closing parenthesis is missing");
      }
      return inner;
    }
    boolean isWord = !token.isEmpty() && (isName(token) || isConstant(token));
    if (!isWord) {
      throw unexpected();
    }
    return Syntax.word(take());
  }

  private Syntax member(Syntax start) {
    Syntax whole = start;
    while (peek().equals(".")) {
      take();
      if (!isName(peek())) {
        throw unexpected();
      }
      whole = new Syntax(".", take(), List.of(whole));
    }
    if (peek().equals("(")) {
      throw label.complaint("calls may have side effects, and are not allowed");
    }
    if (peek().equals("[")) {
      throw label.complaint("elements of arrays cannot be read");
    }
    return whole;
  }

  private static boolean isName(String token) {
    return !token.isEmpty() && Character.isJavaIdentifierStart(token.charAt(0));
  }

  private static boolean isConstant(String token) {
    return Character.isDigit(token.charAt(0)) || token.charAt(0) == '\'';
  }

  private dev.waymark.program.ProgramException unexpected() {
    if (CHANGING.contains(peek())) {
      return label.complaint(peek() + " has a side effect");
    }
    return label.complaint(
        peek().isEmpty()
            ? "something is missing at the end"
            : "cannot read from " + peek() + " on");
  }
}
