package dev.waymark.solver.internal.encoding;

import dev.waymark.term.And;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Ite;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.TermVisitor;
import dev.waymark.term.UnaryTerm;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Translates terms for one solver. Translations are kept, so that shared parts are made once. */
public final class Encoder<E> {
  /** A translation, and how many binary operations are on top of each other in it. */
  private record Encoded<E>(E expression, int depth) {}

  private final SmtBuilder<E> builder;
  private final Unknowns<E> variables;
  private final Map<Term, Encoded<E>> known = new HashMap<>();
  private final TermVisitor<E> visitor;

  public Encoder(SmtBuilder<E> builder) {
    this.builder = builder;
    this.variables = new Unknowns<>(builder);
    this.visitor = new Visitor();
  }

  /** The unknowns of all symbols met so far. */
  public Unknowns<E> variables() {
    return variables;
  }

  /**
   * The translation of {@code root}. Linear in the number of distinct parts not translated before;
   * does not recurse.
   *
   * @throws UnsupportedTermException if there is none
   */
  public E encode(Term root) {
    Deque<Term> stack = new ArrayDeque<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      Term term = stack.element();
      if (known.containsKey(term)) {
        stack.pop();
      } else if (!pushOperands(term, stack)) {
        known.put(stack.pop(), encodeNode(term));
      }
    }
    return known(root);
  }

  private boolean pushOperands(Term term, Deque<Term> stack) {
    int before = stack.size();
    for (int i = term.arity() - 1; i >= 0; i--) {
      if (!known.containsKey(term.operand(i))) {
        stack.push(term.operand(i));
      }
    }
    return stack.size() > before;
  }

  private Encoded<E> encodeNode(Term term) {
    int depth = term instanceof BinaryTerm ? 1 : 0;
    int below = 0;
    for (int i = 0; i < term.arity(); i++) {
      below = Math.max(below, encoded(term.operand(i)).depth());
    }
    if (depth + below > builder.depthLimit()) {
      throw new UnsupportedTermException("more operations on each other than the solver can take");
    }
    return new Encoded<>(term.accept(visitor), depth + below);
  }

  private Encoded<E> encoded(Term term) {
    return Objects.requireNonNull(known.get(term));
  }

  private E known(Term term) {
    return encoded(term).expression();
  }

  /** Translates a term whose operands are translated. */
  private final class Visitor implements TermVisitor<E> {
    private final UnaryEncoder<E> unary = new UnaryEncoder<>(builder);
    private final NarrowEncoder<E> binary = new NarrowEncoder<>(builder);
    private final ComparisonEncoder<E> comparison = new ComparisonEncoder<>(builder);

    @Override
    public E constant(Constant term) {
      return builder.constant(term.sort(), term.bits());
    }

    @Override
    public E symbol(Symbol term) {
      Sort sort = term.sort();
      E variable = variables.of(term);
      return sort.isFloating() ? builder.ofBits(sort, variable) : variable;
    }

    @Override
    public E unary(UnaryTerm term) {
      return unary.encode(term.operator(), known(term.operand()));
    }

    @Override
    public E binary(BinaryTerm term) {
      return binary.encode(term, known(term.left()), known(term.right()));
    }

    @Override
    public E comparison(Comparison term) {
      Sort sort = term.left().sort();
      return comparison.encode(term.relation(), sort, known(term.left()), known(term.right()));
    }

    @Override
    public E not(Not term) {
      return builder.apply(SmtOperator.NOT, known(term.operand()));
    }

    @Override
    public E and(And term) {
      return builder.apply(SmtOperator.AND, known(term.left()), known(term.right()));
    }

    @Override
    public E or(Or term) {
      return builder.apply(SmtOperator.OR, known(term.left()), known(term.right()));
    }

    @Override
    public E ite(Ite term) {
      return builder.ite(known(term.condition()), known(term.whenTrue()), known(term.whenFalse()));
    }
  }
}
