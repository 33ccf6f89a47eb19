package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.term.Phrase.Operand;
import dev.waymark.term.Phrase.Text;

/** Writes each kind of term as a Java expression, leaving its operands to the caller. */
final class Grammar implements TermVisitor<Phrase> {
  static final Grammar JAVA = new Grammar();

  private Grammar() {}

  @Override
  public Phrase constant(Constant term) {
    return Phrase.word(Literals.print(term.sort(), term.bits()));
  }

  @Override
  public Phrase symbol(Symbol term) {
    return Phrase.word(term.name());
  }

  @Override
  public Phrase unary(UnaryTerm term) {
    return prefixed(term.operator().symbol(), term.operand());
  }

  private static Phrase prefixed(String prefix, Term operand) {
    return new Phrase(Precedence.UNARY, new Text(prefix), new Operand(operand, Precedence.UNARY));
  }

  @Override
  public Phrase binary(BinaryTerm term) {
    if (term.operator().isComparison()) {
      return call(term);
    }
    return switch (term.operator()) {
      case IADD, LADD -> sum(term);
      case IXOR, LXOR -> exclusiveOr(term);
      default ->
          infix(
              Precedence.of(term.operator()), term.left(), term.operator().symbol(), term.right());
    };
  }

  private static Phrase call(BinaryTerm term) {
    boolean isLong = term.operator() == BinaryOperator.LCMP;
    return new Phrase(
        Precedence.PRIMARY,
        new Text((isLong ? "Long.compare" : term.operator().symbol()) + "("),
        new Operand(term.left(), Precedence.TERNARY),
        new Text(", "),
        new Operand(term.right(), Precedence.TERNARY),
        new Text(")"));
  }

  /** {@code x + -1} is written {@code x - 1}; MIN_VALUE has no opposite. */
  private static Phrase sum(BinaryTerm term) {
    if (term.right() instanceof Constant constant
        && constant.bits() < 0
        && constant.bits() > term.sort().min()) {
      Text difference = new Text(" - " + Literals.print(term.sort(), -constant.bits()));
      return new Phrase(
          Precedence.ADDITIVE, new Operand(term.left(), Precedence.ADDITIVE), difference);
    }
    return infix(Precedence.ADDITIVE, term.left(), "+", term.right());
  }

  /** {@code x ^ -1} is written {@code ~x}. */
  private static Phrase exclusiveOr(BinaryTerm term) {
    return Constant.is(term.right(), -1)
        ? prefixed("~", term.left())
        : infix(Precedence.BIT_XOR, term.left(), "^", term.right());
  }

  private static Phrase infix(Precedence precedence, Term left, String symbol, Term right) {
    return new Phrase(
        precedence,
        new Operand(left, precedence),
        new Text(" " + symbol + " "),
        new Operand(right, precedence.tighter()));
  }

  @Override
  public Phrase comparison(Comparison term) {
    Precedence precedence = Precedence.of(term.relation());
    return infix(precedence, term.left(), term.relation().symbol(), term.right());
  }

  @Override
  public Phrase not(Not term) {
    return prefixed("!", term.operand());
  }

  @Override
  public Phrase and(And term) {
    return associative(Precedence.AND, term.left(), " && ", term.right());
  }

  @Override
  public Phrase or(Or term) {
    return associative(Precedence.OR, term.left(), " || ", term.right());
  }

  private static Phrase associative(Precedence precedence, Term left, String symbol, Term right) {
    return new Phrase(
        precedence,
        new Operand(left, precedence),
        new Text(symbol),
        new Operand(right, precedence));
  }

  @Override
  public Phrase ite(Ite term) {
    return new Phrase(
        Precedence.TERNARY,
        new Operand(term.condition(), Precedence.OR),
        new Text(" ? "),
        new Operand(term.whenTrue(), Precedence.TERNARY),
        new Text(" : "),
        new Operand(term.whenFalse(), Precedence.TERNARY));
  }
}
