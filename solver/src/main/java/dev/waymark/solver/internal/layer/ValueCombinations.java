package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Query;
import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import dev.waymark.term.Variables;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import dev.waymark.term.interval.Intervals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Gives values to one symbol after the other, those close to the base first, and goes back as soon
 * as a constraint is violated whatever values the other symbols have within their bounds. Gives up
 * after so many evaluations.
 */
final class ValueCombinations {
  private static final long MOST_COMBINATIONS = 1_000_000;
  private static final int MOST_EVALUATIONS = 20_000;

  private final Query query;
  private final Deadline deadline;
  private final Assignment base;
  private final List<Choice> choices = new ArrayList<>();
  private final BitSet violated = new BitSet();

  /** For each constraint, the place of the last of its symbols among the choices. */
  private int[] places = {};

  private long combinations = 1;
  private int evaluations;

  /** A symbol, and the values it may have. */
  private static final class Choice {
    final Symbol symbol;
    final Interval bounds;
    final List<Long> values;
    long value;

    Choice(Symbol symbol, Interval bounds, List<Long> values) {
      this.symbol = symbol;
      this.bounds = bounds;
      this.values = values;
      this.value = bounds.min();
    }
  }

  ValueCombinations(Query query, Deadline deadline) {
    this.query = query;
    this.deadline = deadline;
    this.base = query.base().orElse(Assignment.EMPTY);
  }

  /**
   * Adds a symbol and the values it may have, ascending.
   *
   * @return false if there are too many combinations
   */
  boolean add(Symbol symbol, long[] values) {
    long wished = base.bits(symbol);
    Comparator<Long> closest = Comparator.comparingLong(value -> Math.abs(value - wished));
    choices.add(
        new Choice(
            symbol,
            new Interval(values[0], values[values.length - 1]),
            Arrays.stream(values).boxed().sorted(closest).toList()));
    combinations *= values.length;
    return combinations <= MOST_COMBINATIONS;
  }

  /** A model, once all symbols of the query were added. */
  Optional<Assignment> find() {
    places = query.constraints().stream().mapToInt(this::place).toArray();
    return search(0) ? Optional.of(model()) : Optional.empty();
  }

  private int place(Term constraint) {
    SymbolSet symbols = Variables.of(constraint);
    int place = choices.size() - 1;
    while (place > 0 && !symbols.contains(choices.get(place).symbol)) {
      place--;
    }
    return place;
  }

  private boolean search(int place) {
    if (place == choices.size()) {
      return true;
    }
    Choice choice = choices.get(place);
    for (long value : choice.values) {
      choice.value = value;
      if (isPossible(place) && search(place + 1)) {
        return true;
      }
      if (evaluations >= MOST_EVALUATIONS) {
        return false;
      }
    }
    return false;
  }

  /** Whether no constraint is violated by the choices up to {@code place}. */
  private boolean isPossible(int place) {
    deadline.check();
    Evaluator evaluator = new Evaluator(model());
    Intervals intervals = new Intervals(symbol -> bounds(symbol, place));
    for (int i = places.length - 1; i >= 0; i--) {
      if (places[i] >= place) {
        Term constraint = query.constraints().get(i);
        evaluations++;
        if (places[i] == place
            ? !evaluator.holds(constraint)
            : intervals.decide(constraint) == Truth.FALSE) {
          violated.set(i);
          return false;
        }
      }
    }
    return true;
  }

  private Assignment model() {
    Assignment.Builder values = Assignment.builder();
    choices.forEach(choice -> values.put(choice.symbol, choice.value));
    return values.build();
  }

  private Interval bounds(Symbol symbol, int place) {
    int at = 0;
    while (choices.get(at).symbol != symbol) {
      at++;
    }
    Choice choice = choices.get(at);
    return at <= place ? Interval.of(choice.value) : choice.bounds;
  }

  /** Whether there is no model, when none was found: whether all combinations were tried. */
  boolean isRefuted() {
    return evaluations < MOST_EVALUATIONS;
  }

  /** The constraints that were violated; the caller's to change. */
  BitSet violated() {
    return violated;
  }
}
