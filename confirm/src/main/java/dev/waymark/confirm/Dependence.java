package dev.waymark.confirm;

import dev.waymark.confirm.run.Change;
import dev.waymark.confirm.run.Repetition;
import dev.waymark.confirm.run.Test;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Finds out what tests depend on that pass at home and fail away: one change at a time. */
final class Dependence {
  private static final String CHANCE = "differs from one JVM to the next";
  private static final String UNKNOWN = "does not hold everywhere";

  private final Tours tours;
  private final long seed;
  private final Function<Test, String> expected;
  private final Map<Test, String> reasons = new HashMap<>();

  /** For tests that throw, if all is well, what {@code expected} says. */
  Dependence(Tours tours, long seed, Function<Test, String> expected) {
    this.tours = tours;
    this.seed = seed;
    this.expected = expected;
  }

  /** Why each of {@code tests} fails, in words. */
  Map<Test, String> reasons(List<Test> tests) throws IOException {
    if (!tests.isEmpty()) {
      find(tests, Tour.single(seed));
    }
    for (Change each : Change.values()) {
      List<Test> left = tests.stream().filter(test -> !reasons.containsKey(test)).toList();
      if (each.isOfJvm() && !left.isEmpty()) {
        find(left, Tour.of(each, seed));
      }
    }
    tests.forEach(test -> reasons.putIfAbsent(test, UNKNOWN));
    return reasons;
  }

  private void find(List<Test> tests, Tour tour) throws IOException {
    TourResult result = tours.results(tests, tour).get(0);
    for (Test test : tests) {
      for (int i = 0; i < tour.repetitions().size(); i++) {
        if (result.problem(test, i, expected.apply(test)) != null) {
          reasons.putIfAbsent(test, reason(tour.repetitions().get(i)));
        }
      }
    }
  }

  private static String reason(Repetition repetition) {
    Set<Change> changes = repetition.changes();
    return changes.isEmpty() ? CHANCE : "depends on " + changes.iterator().next();
  }
}
