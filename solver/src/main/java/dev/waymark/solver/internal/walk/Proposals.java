package dev.waymark.solver.internal.walk;

import dev.waymark.program.ir.Relation;
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
import dev.waymark.term.UnaryTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Moves that may make a constraint true: one per way down to a symbol, as far as there are few. */
final class Proposals {
  private static final int MOST_VISITS = 100;

  private final ValueGraph graph;
  private final Targets targets;
  private final Map<Integer, Sum> sums = new HashMap<>();
  private List<ValueChange> moves = new ArrayList<>();
  private int visits;

  Proposals(ValueGraph graph, SplittableRandom random) {
    this.graph = graph;
    this.targets = new Targets(random);
  }

  /** Moves for {@code constraint}, which does not hold. */
  List<ValueChange> of(int constraint) {
    moves = new ArrayList<>();
    visits = 0;
    aim(constraint, 1);
    return moves;
  }

  private void aim(int number, long wanted) {
    Term term = graph.term(number);
    if (term instanceof Constant) {
      return;
    }
    long normal = term.sort().normalize(wanted);
    if (visits++ >= MOST_VISITS || graph.value(number) == normal) {
      return;
    }
    if (term instanceof Symbol symbol) {
      propose(number, symbol, normal);
    } else if (term.sort() == Sort.BOOL) {
      aimCondition(term, graph.operands(number), normal);
    } else if (term instanceof Ite) {
      aimAlternative(graph.operands(number), normal);
    } else {
      aimNumber(number, term, normal);
    }
  }

  /** The value of the domain that is closest. */
  private void propose(int number, Symbol symbol, long wanted) {
    long closest = Math.max(symbol.min(), Math.min(symbol.max(), wanted));
    if (closest != graph.value(number)) {
      moves.add(new ValueChange(number, closest));
    }
  }

  /** The alternative that is chosen; the other one, if it already is what is wanted. */
  private void aimAlternative(int[] parts, long wanted) {
    boolean isTrue = graph.value(parts[0]) != 0;
    aim(isTrue ? parts[1] : parts[2], wanted);
    if (graph.value(isTrue ? parts[2] : parts[1]) == wanted) {
      aim(parts[0], isTrue ? 0 : 1);
    }
  }

  private void aimCondition(Term term, int[] parts, long wanted) {
    if (term instanceof Not) {
      aim(parts[0], 1 - wanted);
    } else if (term instanceof And || term instanceof Or) {
      aim(parts[0], wanted);
      aim(parts[1], wanted);
    } else if (term instanceof Comparison comparison && comparison.left().sort().isInteger()) {
      Relation relation = comparison.relation();
      aimComparison(parts, wanted != 0 ? relation : relation.negated(), comparison.left().sort());
    }
  }

  private void aimComparison(int[] parts, Relation relation, Sort sort) {
    targets.of(relation, sort, graph.value(parts[1]), wanted -> aim(parts[0], wanted));
    targets.of(relation.mirrored(), sort, graph.value(parts[0]), wanted -> aim(parts[1], wanted));
  }

  private void aimNumber(int number, Term term, long wanted) {
    Sum sum = sums.computeIfAbsent(number, key -> Sum.of(term, graph::number));
    int[] parts = graph.operands(number);
    if (sum.isSplit(number)) {
      aimSum(sum, wanted - graph.value(number), term.sort());
    } else if (term instanceof UnaryTerm unary) {
      Inverse.of(unary.operator(), graph.value(parts[0]), wanted, each -> aim(parts[0], each));
    } else if (term instanceof BinaryTerm binary) {
      long left = graph.value(parts[0]);
      long right = graph.value(parts[1]);
      Inverse.ofLeft(binary.operator(), left, right, wanted, each -> aim(parts[0], each));
      Inverse.ofRight(binary.operator(), left, right, wanted, each -> aim(parts[1], each));
    }
  }

  /** Each part so that the sum changes by {@code change}. */
  private void aimSum(Sum sum, long change, Sort sort) {
    for (Sum.Multiple part : sum.parts()) {
      long product = sort.normalize(part.weight() * graph.value(part.term()) + change);
      Inverse.factors(part.weight(), product, wanted -> aim(part.term(), wanted));
    }
  }
}
