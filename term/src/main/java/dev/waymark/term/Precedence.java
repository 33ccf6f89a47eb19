package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import java.util.List;

/** How strongly Java's operators bind, weakest first. */
enum Precedence {
  TERNARY,
  OR,
  AND,
  BIT_OR,
  BIT_XOR,
  BIT_AND,
  EQUALITY,
  RELATIONAL,
  SHIFT,
  ADDITIVE,
  MULTIPLICATIVE,
  UNARY,
  PRIMARY;

  private static final List<Precedence> ALL = List.of(values());

  /** The precedence of an operator written between its operands. */
  static Precedence of(BinaryOperator operator) {
    return switch (operator.symbol()) {
      case "|" -> BIT_OR;
      case "^" -> BIT_XOR;
      case "&" -> BIT_AND;
      case "<<", ">>", ">>>" -> SHIFT;
      case "+", "-" -> ADDITIVE;
      case "*", "/", "%" -> MULTIPLICATIVE;
      default -> PRIMARY;
    };
  }

  static Precedence of(Relation relation) {
    return relation == Relation.EQ || relation == Relation.NE ? EQUALITY : RELATIONAL;
  }

  /** The next stronger one: what the right operand of a left-associative operator needs. */
  Precedence tighter() {
    return this == PRIMARY ? this : ALL.get(ALL.indexOf(this) + 1);
  }
}
