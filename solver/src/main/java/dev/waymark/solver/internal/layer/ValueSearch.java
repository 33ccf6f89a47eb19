package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.BitSet;
import java.util.Collection;
import java.util.Optional;

/**
 * Decides a query by trying values, where symbols have few: each symbol by itself, then all of them
 * together if there are few combinations, and sums that must have one value.
 */
final class ValueSearch {
  private final Query query;
  private final Deadline deadline;
  private final SymbolBounds bounds;
  private final Collection<Symbol> symbols;
  private final SmallDomains domains;

  ValueSearch(Query query, SymbolBounds bounds, ValueSets sets, Deadline deadline) {
    this.query = query;
    this.deadline = deadline;
    this.bounds = bounds;
    this.symbols = SymbolFinder.symbols(query.constraints());
    this.domains = new SmallDomains(query, symbols, bounds, sets);
  }

  Optional<Answer> answer() {
    Optional<SmallDomains.Domain> empty = domains.empty();
    if (empty.isPresent()) {
      return Optional.of(unsat(empty.get().reasons()));
    }
    Assignment guess = nearBase();
    if (KnownModels.satisfies(query.complete(guess), query)) {
      return Optional.of(new Sat(guess));
    }
    Optional<Answer> sums = sums(guess);
    return sums.isPresent() ? sums : combinations();
  }

  /** For each symbol the value closest to that of the base that its own constraints admit. */
  private Assignment nearBase() {
    Assignment base = query.base().orElse(Assignment.EMPTY);
    Assignment.Builder values = Assignment.builder();
    for (Symbol symbol : symbols) {
      SmallDomains.Domain domain = domains.of(symbol);
      long wished = base.bits(symbol);
      if (domain != null) {
        values.put(symbol, domain.nearest(wished));
      } else if (!symbol.sort().isFloating()) {
        Interval interval = bounds.of(symbol);
        values.put(symbol, Math.max(interval.min(), Math.min(interval.max(), wished)));
      } else {
        values.put(symbol, wished);
      }
    }
    return values.build();
  }

  private Optional<Answer> sums(Assignment guess) {
    for (int i = query.constraints().size() - 1; i >= 0; i--) {
      Optional<LinearSum> sum = LinearSum.equation(query.constraints().get(i));
      Optional<SumSearch> search =
          sum.flatMap(it -> SumSearch.of(it, symbols, bounds, domains, guess));
      if (search.isPresent()) {
        return answer(i, search.get());
      }
    }
    return Optional.empty();
  }

  private Optional<Answer> answer(int position, SumSearch search) {
    Optional<Assignment> model =
        search.find(
            values -> {
              deadline.check();
              return KnownModels.satisfies(query.complete(values), query);
            });
    if (model.isPresent()) {
      return Optional.of(new Sat(model.get()));
    }
    if (!search.isRefuted()) {
      return Optional.empty();
    }
    BitSet reasons = new BitSet();
    reasons.set(position);
    search.symbols().forEach(symbol -> reasons.or(reasons(symbol)));
    return Optional.of(unsat(reasons));
  }

  private BitSet reasons(Symbol symbol) {
    SmallDomains.Domain domain = domains.of(symbol);
    return domain == null ? bounds.reasons(symbol) : domain.reasons();
  }

  /** Tries combinations of values, if every symbol has few. */
  private Optional<Answer> combinations() {
    ValueCombinations combinations = new ValueCombinations(query, deadline);
    for (Symbol symbol : symbols) {
      SmallDomains.Domain domain = domains.of(symbol);
      if (domain == null || !combinations.add(symbol, domain.values())) {
        return Optional.empty();
      }
    }
    Optional<Assignment> model = combinations.find();
    if (model.isPresent() || !combinations.isRefuted()) {
      return model.map(Sat::new);
    }
    BitSet violated = combinations.violated();
    symbols.forEach(symbol -> violated.or(reasons(symbol)));
    return Optional.of(unsat(violated));
  }

  private Answer unsat(BitSet reasons) {
    return new Unsat(reasons.stream().mapToObj(query.constraints()::get).toList());
  }
}
