package dev.waymark.explore.suite;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Conclusion;
import dev.waymark.target.Entry;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Observation.Subject;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Runs tests once more, to ask the objects that they leave. What is not stable is left out, and so
 * is what the call has not changed, unless it is all there is to say.
 */
public final class Observations {
  /** So many answers of an object that a call returns or is made on are worth an assertion. */
  private static final int MOST = 4;

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
    if (!outcome.isAnswer() || !outcome.remark().isEmpty() || isOver.getAsBoolean()) {
      return List.of();
    }
    try {
      List<Observation> once = target.observe(entry, test.input());
      List<Observation> stable =
          target.observe(entry, test.input()).stream().filter(once::contains).toList();
      boolean hasInputs = stable.stream().anyMatch(each -> each.subject() == Subject.INPUT);
      List<Observation> before = hasInputs ? target.look(entry, test.input()) : List.of();
      return chosen(stable, before, isAllThereIs(entry, test, stable));
    } catch (TargetException e) {
      return List.of();
    }
  }

  /** Whether only the object that was called can tell what the call has done. */
  private static boolean isAllThereIs(Entry entry, TestCase test, List<Observation> seen) {
    return entry.hasReceiver()
        && test.outcome().text().isEmpty()
        && test.outcome().arguments().stream().allMatch(String::isEmpty)
        && seen.stream().noneMatch(each -> each.subject() == Subject.RESULT);
  }

  /** What has changed, and the rest of what the object says that was called if it is needed. */
  private static List<Observation> chosen(
      List<Observation> after, List<Observation> before, boolean isAllThereIs) {
    List<Observation> chosen = new ArrayList<>();
    after.stream()
        .filter(each -> each.subject() == Subject.RESULT)
        .limit(MOST)
        .forEach(chosen::add);
    after.stream()
        .filter(each -> each.subject() == Subject.INPUT && !before.contains(each))
        .limit(MOST)
        .forEach(chosen::add);
    if (isAllThereIs && chosen.isEmpty()) {
      after.stream()
          .filter(each -> each.subject() == Subject.INPUT && each.index() == 0)
          .limit(MOST)
          .forEach(chosen::add);
    }
    after.stream().filter(each -> each.subject() == Subject.RECEIVED).forEach(chosen::add);
    return chosen;
  }
}
