package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which tests are to go so that the others pass in any order, as far as a tour in many orders
 * tells. If one test leaves behind what makes several others fail, it goes; else the one that
 * fails. This is a guess: whether all is well then, the next tour tells.
 */
final class Conflicts {
  /** How much more often a test has one before it that it suffers from when it fails, at least. */
  private static final double CLEAR = 0.4;

  /** How much less clear than the worst another may be. */
  private static final double SIMILAR = 0.15;

  /** Where more than so many seem to be to blame, it is rather chance. */
  private static final int MOST_SUSPECTS = 3;

  private final List<Test> tests;
  private final TourResult result;
  private final Tour tour;
  private final Function<Test, String> expected;

  /** For tests that throw, if all is well, what {@code expected} says. */
  Conflicts(List<Test> tests, TourResult result, Tour tour, Function<Test, String> expected) {
    this.tests = tests;
    this.result = result;
    this.tour = tour;
    this.expected = expected;
  }

  /** Why tests cannot stay as they are; a test that suffers from one of these is left for later. */
  Map<Test, Setback> setbacks() {
    Map<Test, Set<Test>> left = suspects();
    Map<Test, Setback> setbacks = new LinkedHashMap<>();
    for (Test worst = worst(left); worst != null; worst = worst(left)) {
      setbacks.put(
          worst, Setback.of(worst, "others fail after it, as with " + victim(worst, left)));
      settle(worst, left);
    }
    while (!left.isEmpty()) {
      Test test = left.keySet().iterator().next();
      setbacks.put(test, Setback.of(problems(test), tour));
      settle(test, left);
    }
    return setbacks;
  }

  /** The tests that fail some time, each with those that it seems to suffer from. */
  private Map<Test, Set<Test>> suspects() {
    Map<Test, Set<Test>> suspects = new LinkedHashMap<>();
    for (Test test : tests) {
      int failures = problems(test).size();
      if (failures > 0) {
        suspects.put(test, suspects(test, failures));
      }
    }
    return suspects;
  }

  private List<Event> problems(Test test) {
    return result.problems(test, expected.apply(test));
  }

  private Set<Test> suspects(Test test, int failures) {
    Map<Test, Integer> beforePass = new HashMap<>();
    Map<Test, Integer> beforeFailure = new HashMap<>();
    int all = tour.repetitions().size();
    for (int i = 0; i < all; i++) {
      boolean isFine = result.problem(test, i, expected.apply(test)) == null;
      Map<Test, Integer> times = isFine ? beforePass : beforeFailure;
      result.before(test, i).forEach(each -> times.merge(each, 1, Integer::sum));
    }
    Map<Test, Double> guilt = new HashMap<>();
    beforeFailure.forEach(
        (other, times) -> {
          double otherwise = beforePass.getOrDefault(other, 0);
          guilt.put(other, (double) times / failures - otherwise / Math.max(1, all - failures));
        });
    double most = guilt.values().stream().mapToDouble(each -> each).max().orElse(0);
    guilt.values().removeIf(each -> each < Math.max(CLEAR, most - SIMILAR));
    return guilt.size() > MOST_SUSPECTS ? Set.of() : guilt.keySet();
  }

  private static void settle(Test gone, Map<Test, Set<Test>> left) {
    left.remove(gone);
    left.values().removeIf(each -> each.contains(gone));
  }

  private static String victim(Test culprit, Map<Test, Set<Test>> left) {
    return left.entrySet().stream()
        .filter(each -> each.getValue().contains(culprit))
        .findFirst()
        .map(each -> each.getKey().method())
        .orElseThrow();
  }

  /** The test that disturbs most others; null if none disturbs several. */
  private @Nullable Test worst(Map<Test, Set<Test>> left) {
    Map<Test, Integer> victims = new HashMap<>();
    left.values().forEach(all -> all.forEach(each -> victims.merge(each, 1, Integer::sum)));
    Test worst = null;
    int most = 1;
    for (Test test : tests) {
      int own = victims.getOrDefault(test, 0);
      if (own > most) {
        worst = test;
        most = own;
      }
    }
    return worst;
  }
}
