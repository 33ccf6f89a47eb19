package dev.waymark.benchmarks.subjects.everyday;

import dev.waymark.benchmarks.subjects.everyday.Expression.Binary;
import dev.waymark.benchmarks.subjects.everyday.Expression.Call;
import dev.waymark.benchmarks.subjects.everyday.Expression.Conditional;
import dev.waymark.benchmarks.subjects.everyday.Expression.Let;
import dev.waymark.benchmarks.subjects.everyday.Expression.Literal;
import dev.waymark.benchmarks.subjects.everyday.Expression.Negation;
import dev.waymark.benchmarks.subjects.everyday.Expression.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Evaluates arithmetic expressions with variables. */
public class ExpressionInterpreter {
  private final Map<String, Long> globals = new HashMap<>();
  private final int maxSteps;
  private int steps;

  /** Thrown when an expression has no value. */
  public static class EvaluationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public EvaluationException(String message) {
      super(message);
    }

    public EvaluationException(String message, Throwable cause) {
      super(message, cause);
    }
  }

  public ExpressionInterpreter(int maxSteps) {
    this.maxSteps = maxSteps;
  }

  /** Sets a variable for all expressions. */
  public ExpressionInterpreter define(String name, long value) {
    if (name == null || name.isEmpty() || !Character.isJavaIdentifierStart(name.charAt(0))) {
      throw new IllegalArgumentException("Not a name: " + name);
    }
    globals.put(name, value);
    return this;
  }

  /** The value of an expression. */
  public long evaluate(Expression expression) {
    steps = 0;
    try {
      return evaluate(expression, globals);
    } catch (ArithmeticException e) {
      throw new EvaluationException("Arithmetic error: " + e.getMessage(), e);
    }
  }

  private long evaluate(Expression expression, Map<String, Long> variables) {
    if (++steps > maxSteps) {
      throw new EvaluationException("More than " + maxSteps + " steps");
    }
    if (expression instanceof Literal literal) {
      return literal.value();
    }
    if (expression instanceof Variable variable) {
      Long value = variables.get(variable.name());
      if (value == null) {
        throw new EvaluationException("Unknown variable " + variable.name());
      }
      return value;
    }
    if (expression instanceof Negation negation) {
      return Math.negateExact(evaluate(negation.operand(), variables));
    }
    if (expression instanceof Binary binary) {
      long left = evaluate(binary.left(), variables);
      return apply(binary.operator(), left, evaluate(binary.right(), variables));
    }
    if (expression instanceof Let let) {
      Map<String, Long> inner = new HashMap<>(variables);
      inner.put(let.name(), evaluate(let.value(), variables));
      return evaluate(let.body(), inner);
    }
    if (expression instanceof Conditional conditional) {
      return evaluate(conditional.condition(), variables) != 0
          ? evaluate(conditional.nonZero(), variables)
          : evaluate(conditional.zero(), variables);
    }
    if (expression instanceof Call call) {
      List<Long> arguments = new ArrayList<>();
      for (Expression argument : call.arguments()) {
        arguments.add(evaluate(argument, variables));
      }
      return call(call.function(), arguments);
    }
    throw new EvaluationException("Nothing to evaluate");
  }

  private static long apply(Expression.Operator operator, long left, long right) {
    return switch (operator) {
      case ADD -> Math.addExact(left, right);
      case SUBTRACT -> Math.subtractExact(left, right);
      case MULTIPLY -> Math.multiplyExact(left, right);
      case DIVIDE -> left / right;
      case REMAINDER -> Math.floorMod(left, right);
      case POWER -> power(left, right);
    };
  }

  private static long power(long base, long exponent) {
    if (exponent < 0 || exponent > 64) {
      throw new EvaluationException("Exponent out of range: " + exponent);
    }
    long result = 1;
    for (long i = 0; i < exponent; i++) {
      result = Math.multiplyExact(result, base);
    }
    return result;
  }

  private static long call(String function, List<Long> arguments) {
    if (arguments.isEmpty()) {
      throw new EvaluationException(function + " needs an argument");
    }
    return switch (function) {
      case "min" -> arguments.stream().mapToLong(Long::longValue).min().getAsLong();
      case "max" -> arguments.stream().mapToLong(Long::longValue).max().getAsLong();
      case "sum" -> arguments.stream().mapToLong(Long::longValue).reduce(0, Math::addExact);
      case "abs" -> Math.absExact(arguments.get(0));
      default -> throw new EvaluationException("Unknown function " + function);
    };
  }
}
