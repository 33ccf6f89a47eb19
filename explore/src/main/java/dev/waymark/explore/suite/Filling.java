package dev.waymark.explore.suite;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.Experience;
import dev.waymark.explore.input.Neighbourhood;
import dev.waymark.explore.input.ShapeFinder;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outcome;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;
import java.util.stream.Stream;

/** Inputs in which a collection that was empty has an element: it shows what becomes of those. */
final class Filling {
  private static final byte KIND = 1;
  private static final int MOST = 6;

  private final Bounds bounds;

  Filling(Bounds bounds) {
    this.bounds = bounds;
  }

  /** Whether no test that returns has a collection with something in it. */
  static boolean isWanted(List<TestCase> tests) {
    return tests.stream()
        .filter(each -> each.outcome().sort() == Outcome.Sort.RETURNED)
        .allMatch(each -> elements(each.input().arguments()) == 0);
  }

  /** {@code input} with one empty collection filled, in several ways; none if there is none. */
  List<Input> of(Entry entry, Input input) {
    long empty = empty(input.arguments());
    if (empty == 0) {
      return List.of();
    }
    Terms terms = Simplifier.newTerms();
    Input own = in(terms, input);
    long nulls = nulls(own.arguments());
    Neighbourhood around = new Neighbourhood(own, new Experience(), 0);
    return new ShapeFinder(terms, bounds)
        .neighbours(entry, own.arguments()).stream()
            .filter(each -> empty(each) < empty && elements(each) > elements(own.arguments()))
            .filter(each -> nulls(each) == nulls)
            .limit(MOST)
            .map(around::of)
            .toList();
  }

  /** The same input, its numbers being symbols of {@code terms}. */
  private static Input in(Terms terms, Input input) {
    Outgoing written = new Outgoing().begin(KIND);
    InputCodec.write(input, written);
    return new InputCodec(terms).read(Incoming.of(written, 0));
  }

  private static Stream<Shape> all(List<? extends Shape> shapes) {
    return shapes.stream().flatMap(each -> Stream.concat(Stream.of(each), all(each.parts())));
  }

  private static long empty(List<? extends Shape> shapes) {
    return all(shapes)
        .filter(each -> each instanceof Shape.Elements elements && elements.elements().isEmpty())
        .count();
  }

  private static long elements(List<? extends Shape> shapes) {
    return all(shapes)
        .filter(Shape.Elements.class::isInstance)
        .mapToLong(each -> each.parts().size())
        .sum();
  }

  private static long nulls(List<? extends Shape> shapes) {
    return all(shapes).filter(Shape.Null.class::isInstance).count();
  }
}
