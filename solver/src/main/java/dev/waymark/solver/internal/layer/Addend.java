package dev.waymark.solver.internal.layer;

import dev.waymark.solver.internal.layer.LinearSum.Part;
import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.Variables;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/** What one symbol adds to a {@link LinearSum} with each of its values, the least first. */
final class Addend {
  /** Factors are within, so that no product or sum of a few overflows. */
  private static final long LARGEST_VALUE = 1L << 28;

  private static final long LARGEST_WEIGHT = 1L << 31;
  private static final long LARGEST_SUM = 1L << 60;

  private final Symbol symbol;
  private final int size;
  private final IntToLongFunction sums;
  private final IntToLongFunction values;
  private final int preferred;

  private Addend(
      Symbol symbol, int size, IntToLongFunction sums, IntToLongFunction values, int preferred) {
    this.symbol = symbol;
    this.size = size;
    this.sums = sums;
    this.values = values;
    this.preferred = preferred;
  }

  /** What {@code symbol} adds; nothing if it has too many values, or too large ones. */
  static Optional<Addend> of(
      Symbol symbol, LinearSum sum, SymbolBounds bounds, SmallDomains domains, long wished) {
    List<Part> parts =
        sum.parts().stream().filter(part -> Variables.of(part.term()).contains(symbol)).toList();
    SmallDomains.Domain domain = domains.of(symbol);
    return domain == null
        ? multiples(symbol, sum, parts, bounds.of(symbol), wished)
        : listed(symbol, parts, domain.values(), wished);
  }

  private static Optional<Addend> listed(
      Symbol symbol, List<Part> parts, long[] values, long wished) {
    long[] sums = new long[values.length];
    for (int i = 0; i < values.length; i++) {
      Evaluator evaluator = new Evaluator(Assignment.builder().put(symbol, values[i]).build());
      for (Part part : parts) {
        long value = evaluator.evaluate(part.term());
        if (!isSmall(part.weight(), value)) {
          return Optional.empty();
        }
        sums[i] += part.weight() * value;
        if (Math.abs(sums[i]) > LARGEST_SUM) {
          return Optional.empty();
        }
      }
    }
    int[] order =
        IntStream.range(0, values.length)
            .boxed()
            .sorted(Comparator.comparingLong(place -> sums[place]))
            .mapToInt(Integer::intValue)
            .toArray();
    int preferred =
        IntStream.range(0, order.length)
            .filter(place -> values[order[place]] == wished)
            .findFirst()
            .orElse(0);
    return Optional.of(
        new Addend(
            symbol,
            order.length,
            place -> sums[order[place]],
            place -> values[order[place]],
            preferred));
  }

  /** Multiples of a symbol of any bounded values. */
  private static Optional<Addend> multiples(
      Symbol symbol, LinearSum sum, List<Part> parts, Interval interval, long wished) {
    long weight = 0;
    for (Part part : parts) {
      if (part.term() != symbol) {
        return Optional.empty();
      }
      weight = sum.sort().normalize(weight + part.weight());
    }
    if (!isSmall(weight, interval.min()) || !isSmall(weight, interval.max())) {
      return Optional.empty();
    }
    long factor = weight;
    long first = weight < 0 ? interval.max() : interval.min();
    int sign = weight < 0 ? -1 : 1;
    return Optional.of(
        new Addend(
            symbol,
            (int) (interval.max() - interval.min() + 1),
            place -> factor * (first + sign * (long) place),
            place -> first + sign * (long) place,
            (int) (sign * (wished - first))));
  }

  private static boolean isSmall(long weight, long value) {
    return weight >= -LARGEST_WEIGHT
        && weight <= LARGEST_WEIGHT
        && value >= -LARGEST_VALUE
        && value <= LARGEST_VALUE;
  }

  Symbol symbol() {
    return symbol;
  }

  long least() {
    return sums.applyAsLong(0);
  }

  long most() {
    return sums.applyAsLong(size - 1);
  }

  /** How much the choice of a value changes. */
  long span() {
    return most() - least();
  }

  long magnitude() {
    return Math.max(Math.abs(least()), Math.abs(most()));
  }

  /** What the value at {@code place} adds. */
  long sum(int place) {
    return sums.applyAsLong(place);
  }

  long value(int place) {
    return values.applyAsLong(place);
  }

  /** Where the value is that is to be tried first. */
  int preferred() {
    return preferred;
  }

  /** The first place that adds {@code bound} or more; the number of places if none does. */
  int firstAtLeast(long bound) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sums.applyAsLong(middle) >= bound) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
