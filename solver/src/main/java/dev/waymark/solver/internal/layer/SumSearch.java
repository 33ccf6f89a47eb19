package dev.waymark.solver.internal.layer;

import dev.waymark.term.Interval;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Looks for values with which a {@link LinearSum} is what it must be: one symbol after the other,
 * the one with the largest share first, each with a value that leaves what the others can make up.
 */
final class SumSearch {
  private static final int MOST_STEPS = 5_000;
  private static final long MOST_TOTALS = 256;
  private static final long MOST = 1L << 60;
  private static final long WRAP = 1L << 32;

  private final List<Addend> addends;

  /** What the addends from each on can make up together, at least and at most. */
  private final long[] least;

  private final long[] most;
  private final LinearSum sum;
  private final Assignment.Builder values;
  private int steps;
  private boolean isReached;
  private boolean isCut;

  private SumSearch(LinearSum sum, List<Addend> addends, Assignment rest) {
    this.sum = sum;
    this.addends = addends;
    this.values = rest.toBuilder();
    this.least = new long[addends.size() + 1];
    this.most = new long[addends.size() + 1];
    for (int i = addends.size() - 1; i >= 0; i--) {
      least[i] = least[i + 1] + addends.get(i).least();
      most[i] = most[i + 1] + addends.get(i).most();
    }
  }

  /**
   * A search among the values of small domains, and within the bounds of other symbols.
   *
   * @param rest values of all symbols, for those that are not in the sum
   * @return none if the sum has too many values
   */
  static Optional<SumSearch> of(
      LinearSum sum,
      Collection<Symbol> symbols,
      SymbolBounds bounds,
      SmallDomains domains,
      Assignment rest) {
    List<Addend> addends = new ArrayList<>();
    SymbolSet wanted = sum.symbols();
    long size = 0;
    for (Symbol symbol : symbols) {
      if (wanted.contains(symbol)) {
        Optional<Addend> addend = Addend.of(symbol, sum, bounds, domains, rest.bits(symbol));
        if (addend.isEmpty()) {
          return Optional.empty();
        }
        addends.add(addend.get());
        size += addend.get().magnitude();
        if (size > MOST) {
          return Optional.empty();
        }
      }
    }
    addends.sort(Comparator.comparingLong(Addend::span).reversed());
    return Optional.of(new SumSearch(sum, List.copyOf(addends), rest));
  }

  /** The symbols of the sum. */
  List<Symbol> symbols() {
    return addends.stream().map(Addend::symbol).toList();
  }

  /** Values that make the sum right and are accepted. */
  Optional<Assignment> find(Predicate<Assignment> isAccepted) {
    Interval wraps = wraps();
    long start = Math.max(wraps.min(), Math.min(wraps.max(), usualWraps()));
    long count = Math.min(wraps.max() - wraps.min() + 1, MOST_TOTALS);
    isCut = wraps.max() - wraps.min() >= MOST_TOTALS;
    for (long i = 0; i < 2 * count && steps < MOST_STEPS; i++) {
      long wrap = start + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
      if (wraps.contains(wrap) && search(sum.total() + wrap * WRAP, isAccepted)) {
        return Optional.of(values.build());
      }
    }
    return Optional.empty();
  }

  /** How often the sum of the preferred values wraps around, about. */
  private long usualWraps() {
    long usual = addends.stream().mapToLong(it -> it.sum(it.preferred())).sum();
    return Math.floorDiv(usual - sum.total(), WRAP);
  }

  /** How often the sum may have wrapped around. A long does not, as it is far from its bounds. */
  private Interval wraps() {
    if (sum.sort() == Sort.LONG) {
      return Interval.of(0);
    }
    return new Interval(
        Math.floorDiv(least[0] - sum.total(), WRAP), Math.floorDiv(most[0] - sum.total(), WRAP));
  }

  /** Whether no values make the sum right, once {@link #find} has found none. */
  boolean isRefuted() {
    return !isReached && !isCut && steps < MOST_STEPS;
  }

  private boolean search(long total, Predicate<Assignment> isAccepted) {
    return total >= least[0] && total <= most[0] && search(0, total, isAccepted);
  }

  /** Gives values to the addends from {@code place} on, which are to make up {@code total}. */
  private boolean search(int place, long total, Predicate<Assignment> isAccepted) {
    steps++;
    if (place == addends.size()) {
      isReached = true;
      return isAccepted.test(values.build());
    }
    Addend addend = addends.get(place);
    int first = addend.firstAtLeast(total - most[place + 1]);
    int last = addend.firstAtLeast(total - least[place + 1] + 1) - 1;
    int start = Math.max(first, Math.min(last, addend.preferred()));
    for (int i = 0; i <= last - first && steps < MOST_STEPS; i++) {
      int choice = start + i <= last ? start + i : start - (start + i - last);
      values.put(addend.symbol(), addend.value(choice));
      if (search(place + 1, total - addend.sum(choice), isAccepted)) {
        return true;
      }
    }
    return false;
  }
}
