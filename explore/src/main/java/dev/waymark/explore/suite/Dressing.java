package dev.waymark.explore.suite;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.PlainWords;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Conclusion;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Gives tests values that people would choose, as long as they take the same branches and end at
 * the same place: words for empty strings, small numbers for zeros, an element for empty
 * collections. A test with zeros and empty strings alone says little of what the code does with
 * them.
 */
public final class Dressing {
  private static final int MOST_TRIES = 24;

  private final TargetJvm target;
  private final Filling filling;
  private final BooleanSupplier isOver;

  /** Asks {@code target} until time {@code isOver}; what is added is within {@code bounds}. */
  public Dressing(TargetJvm target, Bounds bounds, BooleanSupplier isOver) {
    this.target = target;
    this.filling = new Filling(bounds);
    this.isOver = isOver;
  }

  /** The same, with better values. */
  public Conclusion of(Conclusion conclusion) {
    Entry entry = conclusion.entry();
    return conclusion.with(
        conclusion.tests().stream()
            .map(test -> isDressed(test) ? dressed(entry, test, conclusion.tests()) : test)
            .toList());
  }

  /** What the code draws by itself, and what does not end, stays as it is. */
  private static boolean isDressed(TestCase test) {
    return test.isWritable() && test.outcome().remark().isEmpty() && test.input().draws().isEmpty();
  }

  private TestCase dressed(Entry entry, TestCase test, List<TestCase> others) {
    Execution model = run(entry, test.input());
    if (model == null || !model.outcome().equals(test.outcome())) {
      return test;
    }
    TestCase best = test;
    if (Filling.isWanted(others)) {
      Execution full = filled(entry, test, model);
      model = full;
      best = test.with(full.input(), full.outcome());
    }
    int tries = 0;
    PlainWords words = new PlainWords(best.input());
    for (Input next = words.first(); next != null && tries++ < MOST_TRIES; ) {
      Execution run = run(entry, next);
      PlainWords.Fit fit = PlainWords.Fit.DIFFERS;
      if (run != null && isAlike(model, run)) {
        best = test.with(run.input(), run.outcome());
        fit = PlainWords.Fit.FITS;
      }
      next = words.next(fit);
    }
    return best;
  }

  /** With something in a collection that was empty, if it covers no less. */
  private Execution filled(Entry entry, TestCase test, Execution model) {
    for (Input next : filling.of(entry, test.input())) {
      Execution run = run(entry, next);
      if (run != null && endsAlike(model, run) && covers(run, model)) {
        return run;
      }
    }
    return model;
  }

  private static boolean covers(Execution run, Execution model) {
    BitSet missing = (BitSet) model.covered().clone();
    missing.andNot(run.covered());
    return missing.isEmpty();
  }

  private static boolean isAlike(Execution model, Execution run) {
    return endsAlike(model, run) && run.covered().equals(model.covered());
  }

  private static boolean endsAlike(Execution model, Execution run) {
    return run.outcome().sort() == model.outcome().sort()
        && run.outcome().remark().isEmpty()
        && TestCase.failure(run.outcome()).equals(TestCase.failure(model.outcome()));
  }

  private @Nullable Execution run(Entry entry, Input input) {
    try {
      return isOver.getAsBoolean() ? null : target.repeat(entry, input);
    } catch (TargetException e) {
      return null;
    }
  }

  /** Dresses all tests. */
  public List<Conclusion> of(List<Conclusion> conclusions) {
    return conclusions.stream().map(this::of).toList();
  }
}
