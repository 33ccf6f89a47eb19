package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Query;
import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Values within the bounds of symbols that are worth a try. */
final class ValueGuesses {
  private static final int MOST_ALTERNATIVES = 40;

  private final Query query;
  private final SymbolBounds bounds;

  ValueGuesses(Query query, SymbolBounds bounds) {
    this.query = query;
    this.bounds = bounds;
  }

  /** The first guess that satisfies the query. */
  Optional<Assignment> best() {
    return Stream.concat(plain(), alternatives())
        .flatMap(guess -> guess.get().stream())
        .filter(values -> KnownModels.satisfies(query.complete(values), query))
        .findFirst();
  }

  private Stream<Supplier<Optional<Assignment>>> plain() {
    return Stream.of(
        () -> Optional.of(bounds.choose(this::nearBase)),
        () -> relaxation().upward().map(this::complete),
        () -> relaxation().downward().map(this::complete),
        () -> Optional.of(bounds.choose((symbol, interval) -> interval.min())),
        () -> Optional.of(bounds.choose((symbol, interval) -> interval.max())));
  }

  /** Values near the base, but for one symbol of a comparison within the last constraint. */
  private Stream<Supplier<Optional<Assignment>>> alternatives() {
    return query.isEmpty()
        ? Stream.empty()
        : Alternatives.of(query.last()).limit(MOST_ALTERNATIVES).map(it -> () -> moved(it));
  }

  private Optional<Assignment> moved(Alternatives.Literal literal) {
    return literal
        .narrow(bounds)
        .map(
            values ->
                bounds
                    .choose(this::nearBase)
                    .with(literal.symbol(), nearBase(literal.symbol(), values)));
  }

  private long nearBase(Symbol symbol, Interval interval) {
    long wished = query.base().orElse(Assignment.EMPTY).bits(symbol);
    return Math.max(interval.min(), Math.min(interval.max(), wished));
  }

  private Relaxation relaxation() {
    return new Relaxation(
        query.constraints().stream().flatMap(Difference::within).toList(),
        bounds,
        symbol -> nearBase(symbol, bounds.of(symbol)));
  }

  /** The values, and for symbols without differences those near the base. */
  private Assignment complete(Assignment values) {
    return bounds.choose(this::nearBase).with(values);
  }
}
