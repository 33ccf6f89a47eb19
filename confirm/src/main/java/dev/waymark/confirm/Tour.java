package dev.waymark.confirm;

import dev.waymark.confirm.run.Change;
import dev.waymark.confirm.run.Order.Direction;
import dev.waymark.confirm.run.Repetition;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What one JVM does: all that takes a JVM of its own is different in all repetitions or none.
 *
 * @param measured further repetitions, on instrumented classes
 */
record Tour(List<Repetition> repetitions, List<Repetition> measured) {
  private static final int SHUFFLES = 20;

  private Tour(List<Repetition> repetitions) {
    this(repetitions, List.of());
  }

  /** As at the user's: in an order, its reverse and another, so each two tests in both orders. */
  static Tour home(long seed) {
    return new Tour(
        List.of(
            new Repetition(seed, Direction.FORWARD, 0, Set.of()),
            new Repetition(seed, Direction.BACKWARD, 1, Set.of()),
            new Repetition(seed + 1, Direction.FORWARD, 2, Set.of())),
        List.of(new Repetition(seed, Direction.FORWARD, 0, Set.of())));
  }

  /** In many orders: for tests some of which see what others leave behind. */
  static Tour shuffled(long seed) {
    List<Repetition> repetitions = new ArrayList<>();
    for (int i = 1; i <= SHUFFLES; i++) {
      repetitions.addAll(both(seed + 1 + i, 2 * i, Set.of()));
    }
    return new Tour(repetitions);
  }

  /** In two worlds in which everything is different; measured twice in each. */
  static Tour away(long seed) {
    Set<Change> all = EnumSet.allOf(Change.class);
    List<Repetition> measured = new ArrayList<>(both(seed, 1, all));
    measured.addAll(both(seed + 1, 3, all));
    return new Tour(both(seed, 3, all), measured);
  }

  /** This tour without what is not measured. */
  Tour again() {
    return new Tour(List.of(), measured);
  }

  /** First without a change, then with one at a time that a running JVM can make. */
  static Tour single(long seed) {
    List<Repetition> repetitions = new ArrayList<>();
    repetitions.add(new Repetition(seed, Direction.FORWARD, 0, Set.of()));
    for (Change each : Change.values()) {
      if (!each.isOfJvm()) {
        repetitions.addAll(both(seed, 3, EnumSet.of(each)));
      }
    }
    return new Tour(repetitions);
  }

  /** With this change alone. */
  static Tour of(Change change, long seed) {
    return new Tour(List.of(new Repetition(seed, Direction.FORWARD, 0, EnumSet.of(change))));
  }

  private static List<Repetition> both(long seed, int turn, Set<Change> changes) {
    return List.of(
        new Repetition(seed, Direction.FORWARD, turn, changes),
        new Repetition(seed, Direction.BACKWARD, turn + 1, changes));
  }

  /** All that is different at some time. */
  Set<Change> changes() {
    Set<Change> changes = EnumSet.noneOf(Change.class);
    repetitions.forEach(each -> changes.addAll(each.changes()));
    measured.forEach(each -> changes.addAll(each.changes()));
    return changes;
  }
}
