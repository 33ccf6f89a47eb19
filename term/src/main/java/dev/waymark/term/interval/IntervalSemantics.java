package dev.waymark.term.interval;

import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.And;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Interval;
import dev.waymark.term.Ite;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.TermVisitor;
import dev.waymark.term.UnaryTerm;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The operators on intervals: bounds of a term from bounds of its operands. */
public final class IntervalSemantics implements TermVisitor<Interval> {
  private static final Interval FALSE = Interval.of(0);
  private static final Interval TRUE = Interval.of(1);
  private static final Interval EITHER = new Interval(0, 1);

  private final Function<Term, Interval> operands;

  private IntervalSemantics(Function<Term, Interval> operands) {
    this.operands = operands;
  }

  /** The bounds of {@code term}, given those of its operands. A symbol has its sort's. */
  public static Interval of(Term term, Function<Term, Interval> operands) {
    return term.accept(new IntervalSemantics(operands));
  }

  @Override
  public Interval constant(Constant term) {
    return term.sort().isFloating() ? Interval.LONG : Interval.of(term.bits());
  }

  @Override
  public Interval symbol(Symbol term) {
    return Interval.of(term.sort());
  }

  @Override
  public Interval unary(UnaryTerm term) {
    if (term.operand().sort().isFloating()) {
      return Interval.of(term.sort());
    }
    Interval operand = operands.apply(term.operand());
    return switch (term.operator()) {
      case INEG, LNEG -> negated(term.sort(), operand);
      case I2L -> operand;
      case L2I -> Interval.INT.contains(operand) ? operand : Interval.INT;
      case I2B, I2C, I2S -> narrowed(term.operator(), operand);
      default -> Interval.of(term.sort());
    };
  }

  private static Interval negated(Sort sort, Interval operand) {
    return operand.min() == sort.min()
        ? Interval.of(sort)
        : new Interval(-operand.max(), -operand.min());
  }

  private static Interval narrowed(UnaryOperator operator, Interval operand) {
    Interval range = narrowRange(operator);
    return range == null || range.contains(operand) ? operand : range;
  }

  /** The values that a narrowing to a small type keeps, or null for other operators. */
  public static @Nullable Interval narrowRange(UnaryOperator operator) {
    return switch (operator) {
      case I2B -> new Interval(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case I2C -> new Interval(Character.MIN_VALUE, Character.MAX_VALUE);
      case I2S -> new Interval(Short.MIN_VALUE, Short.MAX_VALUE);
      default -> null;
    };
  }

  @Override
  public Interval binary(BinaryTerm term) {
    if (term.left().sort().isFloating()) {
      return term.operator().isComparison() ? new Interval(-1, 1) : Interval.LONG;
    }
    Interval left = operands.apply(term.left());
    Interval right = operands.apply(term.right());
    return switch (term.operator()) {
      case IADD, LADD -> IntervalArithmetic.add(term.sort(), left, right);
      case ISUB, LSUB -> IntervalArithmetic.subtract(term.sort(), left, right);
      case IMUL, LMUL -> IntervalArithmetic.multiply(term.sort(), left, right);
      case IDIV, LDIV -> IntervalDivision.divide(term.sort(), left, right);
      case IREM, LREM -> IntervalDivision.remainder(left, right);
      case ISHL, LSHL -> IntervalShifts.left(term.sort(), left, right);
      case ISHR, LSHR -> IntervalShifts.right(term.sort(), left, right);
      case IUSHR, LUSHR -> IntervalShifts.unsignedRight(term.sort(), left, right);
      case IAND, LAND -> IntervalBits.and(left, right);
      case IOR, LOR -> IntervalBits.or(left, right);
      case IXOR, LXOR -> IntervalBits.xor(left, right);
      case LCMP -> order(left, right);
      default -> Interval.of(term.sort());
    };
  }

  private static Interval order(Interval left, Interval right) {
    return new Interval(
        Long.compare(left.min(), right.max()), Long.compare(left.max(), right.min()));
  }

  @Override
  public Interval comparison(Comparison term) {
    if (term.left().sort().isFloating()) {
      return EITHER;
    }
    Interval left = operands.apply(term.left());
    return switch (left.decide(term.relation(), operands.apply(term.right()))) {
      case TRUE -> TRUE;
      case FALSE -> FALSE;
      case UNKNOWN -> EITHER;
    };
  }

  @Override
  public Interval not(Not term) {
    Interval operand = operands.apply(term.operand());
    return new Interval(1 - operand.max(), 1 - operand.min());
  }

  @Override
  public Interval and(And term) {
    Interval left = operands.apply(term.left());
    Interval right = operands.apply(term.right());
    return new Interval(Math.min(left.min(), right.min()), Math.min(left.max(), right.max()));
  }

  @Override
  public Interval or(Or term) {
    Interval left = operands.apply(term.left());
    Interval right = operands.apply(term.right());
    return new Interval(Math.max(left.min(), right.min()), Math.max(left.max(), right.max()));
  }

  @Override
  public Interval ite(Ite term) {
    Interval condition = operands.apply(term.condition());
    if (condition.isSingle()) {
      return operands.apply(condition.min() == 1 ? term.whenTrue() : term.whenFalse());
    }
    return operands.apply(term.whenTrue()).hull(operands.apply(term.whenFalse()));
  }
}
