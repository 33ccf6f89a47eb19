package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import java.util.List;

/**
 * Why a test cannot be kept as it is.
 *
 * @param event what went wrong the first time
 */
record Setback(Event event, String reason) {
  /** What went wrong with a test on a tour. */
  static Setback of(List<Event> problems, Tour tour) {
    int all = tour.repetitions().size();
    int passed = all - problems.size();
    String told = problems.get(0).reason();
    return new Setback(
        problems.get(0),
        passed == 0 ? told : "passes " + passed + " times of " + all + ": " + told);
  }

  /** Nothing went wrong with the test itself. */
  static Setback of(Test test, String reason) {
    return new Setback(new Event(Event.Kind.THREW, test, 0, 0, reason), reason);
  }
}
