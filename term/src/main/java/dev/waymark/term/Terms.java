package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Makes the terms of one exploration, simplified and hash-consed. Simplification keeps the value
 * under every assignment, bit for bit, with wrapping integers, IEEE floats and the total division
 * of {@link Semantics}; it may use the domains of symbols. Not thread-safe.
 *
 * <p>Making a term takes constant time on average, unless said otherwise.
 */
public final class Terms {
  /**
   * Comparisons are simplified by making simpler ones; operands that compare and widen in turns, as
   * no compiler writes them, could make that as deep as the term is. Beyond this they stay.
   */
  private static final int MAX_NESTED_COMPARISONS = 64;

  private final ConsTable table = new ConsTable();
  private final List<Symbol> symbols = new ArrayList<>();
  private final Constant falsity = constant(Sort.BOOL, 0);
  private final Constant truth = constant(Sort.BOOL, 1);
  private final Rules rules;
  private int comparisons;

  /** A factory without terms, which simplifies by {@code rules}. */
  public Terms(Rules rules) {
    this.rules = rules;
  }

  /** How many terms there are; all have smaller ids. */
  public int size() {
    return table.size();
  }

  /** The term with this id, which must be less than {@link #size()}. */
  public Term term(int id) {
    return table.get(id);
  }

  /** The symbols made so far, by index. */
  public List<Symbol> symbols() {
    return Collections.unmodifiableList(symbols);
  }

  /** The constant of {@code bits}, which need not be normal. */
  public Constant constant(Sort sort, long bits) {
    return (Constant) table.intern(new Constant(size(), sort, sort.normalize(bits)));
  }

  public Constant intConstant(int value) {
    return constant(Sort.INT, value);
  }

  public Constant longConstant(long value) {
    return constant(Sort.LONG, value);
  }

  public Constant truth() {
    return truth;
  }

  public Constant falsity() {
    return falsity;
  }

  public Constant truth(boolean value) {
    return value ? truth : falsity;
  }

  /** A fresh input whose domain is all of {@code sort}. */
  public Symbol symbol(Sort sort, String name) {
    return symbol(sort, name, sort.min(), sort.max());
  }

  /** A fresh input with the inclusive domain {@code min..max}, which floats ignore. */
  public Symbol symbol(Sort sort, String name, long min, long max) {
    Interval all = Interval.of(sort);
    Interval domain = sort.isFloating() ? all : new Interval(min, max);
    if (!all.contains(domain)) {
      throw new IllegalArgumentException(domain + " is not within " + sort);
    }
    Symbol symbol = new Symbol(size(), sort, name, symbols.size(), domain);
    table.intern(symbol);
    symbols.add(symbol);
    return symbol;
  }

  public Term unary(UnaryOperator operator, Term operand) {
    require(Sort.of(operator.operand()), operand);
    Term simple = rules.unary(this, operator, operand);
    return simple == null ? table.intern(new UnaryTerm(size(), operator, operand)) : simple;
  }

  /** {@code left operator right}; an integer division by the constant 0 stays as it is. */
  public Term binary(BinaryOperator operator, Term left, Term right) {
    require(Sort.of(operator.left()), left);
    require(Sort.of(operator.right()), right);
    if (isCommutative(operator) && isOutOfOrder(left, right)) {
      return orderedBinary(operator, right, left);
    }
    return orderedBinary(operator, left, right);
  }

  private Term orderedBinary(BinaryOperator operator, Term left, Term right) {
    Term simple = rules.binary(this, operator, left, right);
    return simple == null ? table.intern(new BinaryTerm(size(), operator, left, right)) : simple;
  }

  /**
   * Whether {@code left relation right}. Linear in the number of invertible operations with
   * constants around the left operand, such as in {@code (x + 1 ^ 2) == 3}.
   */
  public Term compare(Relation relation, Term left, Term right) {
    requireNumbers(left, right);
    if (isOutOfOrder(left, right)) {
      return orderedCompare(relation.mirrored(), right, left);
    }
    return orderedCompare(relation, left, right);
  }

  private Term orderedCompare(Relation relation, Term left, Term right) {
    comparisons++;
    Term simple =
        comparisons > MAX_NESTED_COMPARISONS ? null : rules.compare(this, relation, left, right);
    comparisons--;
    return simple == null ? table.intern(new Comparison(size(), relation, left, right)) : simple;
  }

  public Term not(Term operand) {
    require(Sort.BOOL, operand);
    Term simple = rules.not(this, operand);
    return simple == null ? table.intern(new Not(size(), operand)) : simple;
  }

  public Term and(Term left, Term right) {
    require(Sort.BOOL, left);
    require(Sort.BOOL, right);
    Term simple = rules.and(this, left, right);
    return simple == null ? orderedAnd(left, right) : simple;
  }

  private Term orderedAnd(Term left, Term right) {
    return left.id() < right.id()
        ? table.intern(new And(size(), left, right))
        : table.intern(new And(size(), right, left));
  }

  public Term or(Term left, Term right) {
    require(Sort.BOOL, left);
    require(Sort.BOOL, right);
    Term simple = rules.or(this, left, right);
    return simple == null ? orderedOr(left, right) : simple;
  }

  private Term orderedOr(Term left, Term right) {
    return left.id() < right.id()
        ? table.intern(new Or(size(), left, right))
        : table.intern(new Or(size(), right, left));
  }

  /** All of {@code conditions}; true if there are none. Linear in their number. */
  public Term conjunction(Iterable<? extends Term> conditions) {
    Term result = truth;
    for (Term condition : conditions) {
      result = and(result, condition);
    }
    return result;
  }

  /** {@code condition ? whenTrue : whenFalse}. */
  public Term ite(Term condition, Term whenTrue, Term whenFalse) {
    require(Sort.BOOL, condition);
    require(whenTrue.sort(), whenFalse);
    Term simple = rules.ite(this, condition, whenTrue, whenFalse);
    return simple == null ? table.intern(new Ite(size(), condition, whenTrue, whenFalse)) : simple;
  }

  private static boolean isCommutative(BinaryOperator operator) {
    return switch (operator) {
      case IADD, LADD, FADD, DADD, IMUL, LMUL, FMUL, DMUL -> true;
      case IAND, LAND, IOR, LOR, IXOR, LXOR -> true;
      default -> false;
    };
  }

  /** Constants go to the right; other operands are ordered by id. */
  private static boolean isOutOfOrder(Term left, Term right) {
    if (right instanceof Constant) {
      return false;
    }
    return left instanceof Constant || left.id() > right.id();
  }

  private static void requireNumbers(Term left, Term right) {
    if (left.sort() == Sort.BOOL) {
      throw new IllegalArgumentException("BOOL term where a number is needed");
    }
    require(left.sort(), right);
  }

  private static void require(Sort sort, Term term) {
    if (term.sort() != sort) {
      throw new IllegalArgumentException(term.sort() + " term where " + sort + " is needed");
    }
  }
}
