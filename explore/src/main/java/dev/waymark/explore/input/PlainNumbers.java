package dev.waymark.explore.input;

import dev.waymark.target.Input;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Variables;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Numbers that are easy to read in place of those that a solver came up with: near to 0, and
 * printable characters. The conditions of the path go on to hold.
 */
public final class PlainNumbers {
  /** So that long paths do not take long. */
  private static final int MOST_EVALUATIONS = 20_000;

  private static final String FIRST_CHARACTERS = "aAb0 x1B_-";
  private static final long[] FIRST_NUMBERS = {0, 1, 2, -1, 3, 10, -2, 5, 100};
  private static final double[] FIRST_FRACTIONS = {0, 1, -1, 2, 0.5, 10, 100, -0.5, 1.5};

  private final Map<Integer, List<Term>> conditions = new HashMap<>();
  private Assignment numbers;
  private int left = MOST_EVALUATIONS;

  private PlainNumbers(Input input, List<Term> holding) {
    this.numbers = input.numbers();
    for (Term each : holding) {
      Variables.of(each)
          .indices()
          .forEach(i -> conditions.computeIfAbsent(i, s -> new ArrayList<>()).add(each));
    }
  }

  /** An input for which {@code holding} holds, as it does for {@code input}. */
  public static Input of(Input input, List<Term> holding) {
    PlainNumbers plain = new PlainNumbers(input, holding);
    input.arguments().forEach(shape -> shape.forEachNumber(plain::simplify));
    input.draws().forEach(draw -> plain.simplify(draw.symbol()));
    return input.with(plain.numbers);
  }

  private void simplify(Symbol symbol) {
    long value = numbers.bits(symbol);
    if (!conditions.containsKey(symbol.index())) {
      tryOut(symbol, isCharacter(symbol) ? FIRST_CHARACTERS.charAt(0) : symbol.defaultBits());
      return;
    }
    for (long candidate : candidates(symbol, value)) {
      if (candidate == value || tryOut(symbol, candidate)) {
        return;
      }
    }
  }

  private static boolean isCharacter(Symbol symbol) {
    return symbol.max() == Character.MAX_VALUE;
  }

  /** Better values than {@code value}, the best first. */
  private static Set<Long> candidates(Symbol symbol, long value) {
    Set<Long> candidates = new LinkedHashSet<>();
    if (symbol.sort().isFloating()) {
      fractions(symbol.sort(), value, candidates);
    } else if (isCharacter(symbol)) {
      FIRST_CHARACTERS.chars().forEach(c -> candidates.add((long) c));
      for (long c = ' '; c <= '~'; c++) {
        candidates.add(c);
      }
    } else {
      for (long number : FIRST_NUMBERS) {
        candidates.add(number);
      }
      for (int shift = Long.SIZE - 1; shift > 0; shift--) {
        candidates.add(value / (1L << shift));
      }
    }
    return candidates;
  }

  private static void fractions(Sort sort, long value, Set<Long> candidates) {
    boolean isDouble = sort.equals(Sort.DOUBLE);
    double old = isDouble ? Double.longBitsToDouble(value) : Float.intBitsToFloat((int) value);
    for (double fraction : FIRST_FRACTIONS) {
      candidates.add(bits(isDouble, fraction));
    }
    candidates.add(bits(isDouble, Math.rint(old)));
    candidates.add(bits(isDouble, Math.rint(old * 100) / 100));
  }

  private static long bits(boolean isDouble, double value) {
    return isDouble ? Double.doubleToLongBits(value) : Float.floatToIntBits((float) value);
  }

  private boolean tryOut(Symbol symbol, long candidate) {
    if (!symbol.admits(candidate)) {
      return false;
    }
    Assignment changed = numbers.with(symbol, candidate);
    Evaluator evaluator = new Evaluator(changed);
    for (Term condition : conditions.getOrDefault(symbol.index(), List.of())) {
      if (left-- <= 0 || !evaluator.holds(condition)) {
        return false;
      }
    }
    numbers = changed;
    return true;
  }
}
