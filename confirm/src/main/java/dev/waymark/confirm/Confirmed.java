package dev.waymark.confirm;

import dev.waymark.confirm.run.Test;
import dev.waymark.explore.suite.Fate;
import dev.waymark.report.junit.TestClass;
import java.util.List;
import java.util.Map;

/**
 * What is left of the tests.
 *
 * @param classes those that have tests, with the tests that are kept
 * @param dropped the tests that are not
 * @param weakened the tests that are kept without an assertion that does not hold everywhere
 * @param measured what each test that is kept takes; empty if that was not asked for
 * @param doubt why tests were kept without having been tried, in one line; empty if they were
 */
public record Confirmed(
    List<TestClass> classes,
    List<Dropped> dropped,
    List<Weakened> weakened,
    Map<Test, Fate> measured,
    String doubt) {
  public Confirmed {
    classes = List.copyOf(classes);
    dropped = List.copyOf(dropped);
    weakened = List.copyOf(weakened);
    measured = Map.copyOf(measured);
  }

  /** All of {@code classes}, of which nothing is known, for a reason. */
  public static Confirmed unknown(List<TestClass> classes, String doubt) {
    return new Confirmed(classes, List.of(), List.of(), Map.of(), doubt);
  }

  /** What is known of tests, without what they take. */
  static Confirmed all(List<Confirmed> parts) {
    return new Confirmed(
        parts.stream().flatMap(each -> each.classes.stream()).toList(),
        parts.stream().flatMap(each -> each.dropped.stream()).toList(),
        parts.stream().flatMap(each -> each.weakened.stream()).toList(),
        Map.of(),
        "");
  }
}
