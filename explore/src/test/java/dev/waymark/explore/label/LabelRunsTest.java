package dev.waymark.explore.label;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.explore.search.Aim;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Prefix;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.Step;
import dev.waymark.target.wire.Failure;
import dev.waymark.target.wire.Outcome;
import dev.waymark.term.Sort;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LabelRunsTest {
  private final Terms terms = Simplifier.newTerms();
  private final LabelRuns runs = new LabelRuns();
  private final Input numbers = input("a");

  private Input input(String name) {
    Shape shape = new Shape.Scalar(terms.symbol(Sort.INT, name, 0, 9), "I");
    return Input.of(List.of(shape), Assignment.EMPTY);
  }

  private Step step(int site, int taken) {
    return new Step(site, taken, List.of(terms.truth(), terms.not(terms.truth())));
  }

  private Execution run(Input input, Step... path) {
    Outcome outcome =
        new Outcome(Outcome.Sort.RETURNED, "0", new Failure("", "", "", ""), List.of(), "");
    return new Execution(input, input, outcome, List.of(path), new BitSet(), List.of(), Set.of());
  }

  /** Step 1 is taken as it was, step 2 the other way. */
  private PartialPath flipped(Input input) {
    Prefix first = Prefix.after(null, step(1, 0), 0);
    Prefix second = Prefix.after(first, step(2, 0), 1);
    return new PartialPath(input, second, null, 2, 1, new Aim(0, null, null));
  }

  @Test
  void aPathThatARunTookIsFoundOnce() {
    Execution run = run(numbers, step(1, 0), step(2, 1), step(3, 0));
    runs.add(run);
    assertSame(run, runs.take(flipped(numbers)));
    assertNull(runs.take(flipped(numbers)));
  }

  @Test
  void aRunThatGoesElsewhereIsNotFound() {
    runs.add(run(numbers, step(1, 0), step(2, 0)));
    runs.add(run(numbers, step(1, 1), step(2, 1)));
    runs.add(run(numbers, step(1, 0)));
    assertNull(runs.take(flipped(numbers)));
  }

  @Test
  void aRunOnInputsOfAnotherShapeIsNotFound() {
    runs.add(run(input("b"), step(1, 0), step(2, 1)));
    assertNull(runs.take(flipped(numbers)));
  }
}
