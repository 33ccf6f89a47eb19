package dev.waymark.program.branch;

import dev.waymark.program.branch.JavaText.Flavor;
import dev.waymark.program.decision.Condition.Polarity;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Names;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Relation;
import java.util.List;

/** Renders what a branch point asks, as Java and in one line. */
final class ConditionText {
  private static final int LONGEST = 100;
  private static final NumberConstant ZERO = NumberConstant.of(0);

  private final ExpressionText expressions;

  ConditionText(ExpressionText expressions) {
    this.expressions = expressions;
  }

  /** The condition of a jump, read with {@code polarity}. */
  String of(If jump, int statement, Polarity polarity) {
    Relation relation =
        polarity == Polarity.JUMPS_IF_TRUE ? jump.relation() : jump.relation().negated();
    if (ZERO.equals(jump.right())
        && expressions.definingExpression(jump.left(), statement) instanceof Binary binary
        && binary.operator().isComparison()) {
      return shorten(compared(binary, relation, expressions.definition(jump.left(), statement)));
    }
    return shorten(related(jump, relation, statement));
  }

  private String related(If jump, Relation relation, int statement) {
    JavaText left = expressions.of(jump.left(), statement);
    if (left.type() == Flavor.BOOLEAN && ZERO.equals(jump.right())) {
      return relation == Relation.NE ? left.text() : "!" + left.inside(JavaText.UNARY);
    }
    return relation(left, relation, expressions.of(jump.right(), statement));
  }

  /** NaN makes a three-way comparison's result satisfy relations that Java's operators do not. */
  private String compared(Binary binary, Relation relation, int statement) {
    JavaText left = expressions.of(binary.left(), statement);
    JavaText right = expressions.of(binary.right(), statement);
    return relation != Relation.NE && holdsForNaN(binary.operator(), relation)
        ? "!(" + relation(left, relation.negated(), right) + ")"
        : relation(left, relation, right);
  }

  private static boolean holdsForNaN(BinaryOperator operator, Relation relation) {
    if (operator == BinaryOperator.LCMP) {
      return false;
    }
    long nan = operator.left() == Kind.FLOAT ? Kind.bits(Float.NaN) : Kind.bits(Double.NaN);
    return relation.holds((int) operator.evaluate(nan, nan));
  }

  private static String relation(JavaText left, Relation relation, JavaText right) {
    return literal(left, right) + " " + relation.symbol() + " " + literal(right, left);
  }

  /** An int constant beside a char reads as a char. */
  private static String literal(JavaText text, JavaText other) {
    Long number = text.number();
    if (other.type() != Flavor.CHAR || number == null || number <= ' ' || number >= 127) {
      return text.inside(JavaText.RELATIONAL + 1);
    }
    char c = (char) number.longValue();
    return c == '\'' || c == '\\' ? "'\\" + c + "'" : "'" + c + "'";
  }

  /** What must hold for {@code check} to pass. */
  String of(Check check, int statement) {
    return shorten(passes(check, statement));
  }

  private String passes(Check check, int at) {
    if (check instanceof Check.Null test) {
      return text(test.object(), at) + " != null";
    }
    if (check instanceof Check.Bounds test) {
      return "0 <= " + text(test.index(), at) + " < " + text(test.array(), at) + ".length";
    }
    if (check instanceof Check.Divisor test) {
      return text(test.divisor(), at) + " != 0";
    }
    if (check instanceof Check.Cast test) {
      return text(test.object(), at) + " is " + Names.simpleType(test.type());
    }
    if (check instanceof Check.Store test) {
      return text(test.value(), at) + " fits " + text(test.array(), at) + "[]";
    }
    List<Operand> lengths = ((Check.Size) check).lengths();
    return String.join(", ", lengths.stream().map(length -> text(length, at)).toList()) + " >= 0";
  }

  /** What must hold for {@code check} to fail. */
  String fails(Check check, int at) {
    return shorten(failing(check, at));
  }

  private String failing(Check check, int at) {
    if (check instanceof Check.Null test) {
      return text(test.object(), at) + " == null";
    }
    if (check instanceof Check.Bounds test) {
      String index = text(test.index(), at);
      if (changes(index)) {
        return "the index " + index + " to be outside of " + text(test.array(), at);
      }
      String above = index + " >= " + text(test.array(), at) + ".length";
      Long number = expressions.of(test.index(), at).number();
      return number != null && number >= 0 ? above : index + " < 0 or " + above;
    }
    if (check instanceof Check.Divisor test) {
      return text(test.divisor(), at) + " == 0";
    }
    if (check instanceof Check.Cast test) {
      return text(test.object(), at) + " not to be " + article(Names.simpleType(test.type()));
    }
    if (check instanceof Check.Store test) {
      return text(test.value(), at) + " not to fit into " + text(test.array(), at);
    }
    List<Operand> lengths = ((Check.Size) check).lengths();
    return String.join(" or ", lengths.stream().map(length -> text(length, at) + " < 0").toList());
  }

  /** Whether {@code text} would be done twice if it were written twice. */
  private static boolean changes(String text) {
    return text.contains("++") || text.contains("--") || text.contains("(");
  }

  private static String article(String type) {
    return ("AEIOU".indexOf(type.charAt(0)) >= 0 ? "an " : "a ") + type;
  }

  /** What must hold for {@code check} to pass, in words. */
  String needed(Check check, int at) {
    if (check instanceof Check.Cast test) {
      return shorten(
          text(test.object(), at) + " to be null or " + article(Names.simpleType(test.type())));
    }
    if (check instanceof Check.Store test) {
      return shorten(text(test.value(), at) + " to fit into " + text(test.array(), at));
    }
    if (check instanceof Check.Bounds test && changes(text(test.index(), at))) {
      return shorten(
          "the index " + text(test.index(), at) + " to be inside of " + text(test.array(), at));
    }
    return of(check, at);
  }

  private String text(Operand operand, int statement) {
    return expressions.of(operand, statement).inside(JavaText.RELATIONAL + 1);
  }

  static String shorten(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 3) + "...";
  }
}
