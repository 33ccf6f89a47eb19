package dev.waymark.solver.internal.layer;

import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.interval.KnownBounds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Looks for values that satisfy differences, by the relaxation of Bellman and Ford (Bellman, "On a
 * routing problem", 1958): values only grow, and no more than they must, or only shrink. At most
 * quadratic in the number of differences; may give up where there are such values.
 */
final class Relaxation {
  private final List<Difference> differences;
  private final KnownBounds bounds;
  private final Map<Symbol, Long> values = new LinkedHashMap<>();
  private boolean isStuck;

  /** Values start at {@code start}, which must be within {@code bounds}, and stay within. */
  Relaxation(List<Difference> differences, KnownBounds bounds, ToLongFunction<Symbol> start) {
    this.differences = differences;
    this.bounds = bounds;
    for (Difference difference : differences) {
      begin(difference.low(), start);
      begin(difference.high(), start);
    }
  }

  private void begin(@Nullable Symbol symbol, ToLongFunction<Symbol> start) {
    if (symbol != null) {
      values.computeIfAbsent(symbol, start::applyAsLong);
    }
  }

  /** Values no less than those at the start. */
  Optional<Assignment> upward() {
    return relax(this::raise);
  }

  private void raise(Difference difference) {
    switch (difference.sort()) {
      case AT_LEAST -> put(difference.high(), value(difference.low()) + difference.gap());
      case DIFFERENT -> move(difference.high(), difference.low(), 1);
    }
  }

  /** Values no greater than those at the start. */
  Optional<Assignment> downward() {
    return relax(this::lower);
  }

  private void lower(Difference difference) {
    switch (difference.sort()) {
      case AT_LEAST -> put(difference.low(), value(difference.high()) - difference.gap());
      case DIFFERENT -> move(difference.low(), difference.high(), -1);
    }
  }

  private Optional<Assignment> relax(Consumer<Difference> step) {
    boolean changed = true;
    for (int pass = 0; changed && pass <= differences.size(); pass++) {
      changed = false;
      for (Difference difference : differences) {
        if (!difference.holds(this::value)) {
          step.accept(difference);
          changed = true;
        }
        if (isStuck) {
          return Optional.empty();
        }
      }
    }
    return changed ? Optional.empty() : Optional.of(assignment());
  }

  /** Moves {@code symbol} or, where it cannot move, {@code other}. */
  private void move(@Nullable Symbol symbol, @Nullable Symbol other, long distance) {
    Symbol mover = admits(symbol, value(symbol) + distance) ? symbol : other;
    put(mover, value(mover) + distance);
  }

  private void put(@Nullable Symbol symbol, long value) {
    if (symbol != null && admits(symbol, value)) {
      values.put(symbol, value);
    } else {
      isStuck = true;
    }
  }

  /** A constant cannot move, nor a symbol out of its bounds. */
  private boolean admits(@Nullable Symbol symbol, long value) {
    return symbol != null && bounds.of(symbol).contains(value);
  }

  private long value(@Nullable Symbol symbol) {
    return symbol == null ? 0 : values.getOrDefault(symbol, 0L);
  }

  private Assignment assignment() {
    Assignment.Builder assignment = Assignment.builder();
    values.forEach(assignment::put);
    return assignment.build();
  }
}
