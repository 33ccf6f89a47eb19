package dev.waymark.benchmarks.subjects.everyday;

import java.util.List;

/** An arithmetic expression. */
public sealed interface Expression {

  /** What can stand between two expressions. */
  enum Operator {
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE,
    REMAINDER,
    POWER
  }

  /** A number. */
  record Literal(long value) implements Expression {}

  /** The value of a variable. */
  record Variable(String name) implements Expression {}

  /** The opposite of a number. */
  record Negation(Expression operand) implements Expression {}

  /** Two expressions and what is done with them. */
  record Binary(Operator operator, Expression left, Expression right) implements Expression {}

  /** Sets a variable while an expression is evaluated. */
  record Let(String name, Expression value, Expression body) implements Expression {}

  /** One of two expressions, depending on whether a third one is zero. */
  record Conditional(Expression condition, Expression nonZero, Expression zero)
      implements Expression {}

  /** A function and its arguments. */
  record Call(String function, List<Expression> arguments) implements Expression {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }
}
