package dev.waymark.solver.internal.encoding;

import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.SymbolSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The unknowns that stand for symbols, and what the domains of the symbols say about them. */
public final class Unknowns<E> {
  /** A symbol, its unknown, and the conditions of its domain. */
  public record Variable<E>(Symbol symbol, E unknown, List<E> domain) {}

  private final SmtBuilder<E> builder;
  private final Map<Integer, Variable<E>> byIndex = new TreeMap<>();

  Unknowns(SmtBuilder<E> builder) {
    this.builder = builder;
  }

  E of(Symbol symbol) {
    return byIndex.computeIfAbsent(symbol.index(), index -> declare(symbol)).unknown();
  }

  /** Shows the variables of {@code symbols}, which must all have been translated, by index. */
  public void forEach(SymbolSet symbols, Consumer<Variable<E>> consumer) {
    symbols.indices().mapToObj(byIndex::get).forEach(consumer);
  }

  private Variable<E> declare(Symbol symbol) {
    E unknown = builder.variable(symbol);
    return new Variable<>(symbol, unknown, domain(symbol, unknown));
  }

  private List<E> domain(Symbol symbol, E unknown) {
    return switch (symbol.sort()) {
      case BOOL -> truthDomain(symbol, unknown);
      case INT, LONG -> integerDomain(symbol, unknown);
      case FLOAT, DOUBLE -> List.of();
    };
  }

  private List<E> truthDomain(Symbol symbol, E unknown) {
    if (symbol.min() != symbol.max()) {
      return List.of();
    }
    return List.of(equal(symbol, unknown));
  }

  private List<E> integerDomain(Symbol symbol, E unknown) {
    Sort sort = symbol.sort();
    List<E> conditions = new ArrayList<>();
    if (symbol.min() > sort.min()) {
      conditions.add(atMost(builder.constant(sort, symbol.min()), unknown));
    }
    if (symbol.max() < sort.max()) {
      conditions.add(atMost(unknown, builder.constant(sort, symbol.max())));
    }
    return conditions;
  }

  private E equal(Symbol symbol, E unknown) {
    return builder.apply(SmtOperator.EQUAL, unknown, builder.constant(symbol.sort(), symbol.min()));
  }

  private E atMost(E left, E right) {
    return builder.apply(SmtOperator.BV_SLE, left, right);
  }
}
