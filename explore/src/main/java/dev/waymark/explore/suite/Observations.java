package dev.waymark.explore.suite;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Conclusion;
import dev.waymark.target.Entry;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Outcome;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Runs tests once more, to ask the objects that they leave; what is not stable is left out. */
public final class Observations {
  private final TargetJvm target;
  private final BooleanSupplier isOver;

  /** Asks {@code target} until time {@code isOver}. */
  public Observations(TargetJvm target, BooleanSupplier isOver) {
    this.target = target;
    this.isOver = isOver;
  }

  /** The same, with what objects say. */
  public Conclusion of(Conclusion conclusion) {
    Entry entry = conclusion.entry();
    return conclusion.with(
        conclusion.tests().stream().map(test -> test.observing(seen(entry, test))).toList());
  }

  private List<Observation> seen(Entry entry, TestCase test) {
    Outcome outcome = test.outcome();
    boolean isObject = outcome.text().isEmpty() || entry.hasReceiver();
    if (outcome.sort() != Outcome.Sort.RETURNED || !isObject || !outcome.remark().isEmpty()) {
      return List.of();
    }
    if (isOver.getAsBoolean()) {
      return List.of();
    }
    try {
      List<Observation> again = target.observe(entry, test.input());
      return target.observe(entry, test.input()).stream().filter(again::contains).toList();
    } catch (TargetException e) {
      return List.of();
    }
  }
}
