package dev.waymark.solver.internal.walk;

import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.UnaryTerm;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * A term as a sum of multiples of others, each once, and of a constant, which is left out: modulo
 * two to the width of the sort. {@code x * 5 + y - x} is 4 times x and once y.
 */
record Sum(List<Multiple> parts) {
  private static final int MOST_STEPS = 500;

  /** A term, by its number, so many times. */
  record Multiple(int term, long weight) {}

  /** Takes {@code term} apart: it is its only part if it is no sum. */
  static Sum of(Term term, ToIntFunction<Term> numbers) {
    List<Multiple> parts = new ArrayList<>();
    new Reader(term.sort())
        .read(term)
        .forEach((part, weight) -> parts.add(new Multiple(numbers.applyAsInt(part), weight)));
    return new Sum(List.copyOf(parts));
  }

  /** Whether it is of more than the term with this number. */
  boolean isSplit(int number) {
    return parts.size() != 1 || parts.get(0).term() != number;
  }

  /** Takes a term apart. */
  private static final class Reader {
    private final Sort sort;
    private final Map<Term, Long> weights = new LinkedHashMap<>();
    private final Deque<Part> open = new ArrayDeque<>();

    private record Part(Term term, long weight) {}

    Reader(Sort sort) {
      this.sort = sort;
    }

    Map<Term, Long> read(Term term) {
      open.push(new Part(term, 1));
      for (int steps = 0; !open.isEmpty(); steps++) {
        Part part = open.pop();
        if (steps >= MOST_STEPS || !split(part)) {
          weights.merge(part.term(), part.weight(), (a, b) -> sort.normalize(a + b));
        }
      }
      weights.values().removeIf(weight -> weight == 0);
      return weights;
    }

    private boolean split(Part part) {
      if (part.term() instanceof Constant) {
        return true;
      }
      if (part.term() instanceof UnaryTerm unary) {
        return split(unary, part.weight());
      }
      return part.term() instanceof BinaryTerm binary && split(binary, part.weight());
    }

    private boolean split(UnaryTerm term, long weight) {
      return switch (term.operator()) {
        case INEG, LNEG -> push(term.operand(), -weight);
        default -> false;
      };
    }

    private boolean split(BinaryTerm term, long weight) {
      return switch (term.operator()) {
        case IADD, LADD -> push(term.left(), weight) && push(term.right(), weight);
        case ISUB, LSUB -> push(term.left(), weight) && push(term.right(), -weight);
        case IMUL, LMUL, ISHL, LSHL ->
            term.right() instanceof Constant factor
                && push(term.left(), term.operator().evaluate(weight, factor.bits()));
        default -> false;
      };
    }

    private boolean push(Term term, long weight) {
      open.push(new Part(term, sort.normalize(weight)));
      return true;
    }
  }
}
