package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Order;
import dev.waymark.confirm.run.Test;
import dev.waymark.report.junit.TestMethod;
import dev.waymark.report.junit.TestSource;
import dev.waymark.report.junit.TestSteps;
import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Runs tests at home and away. A test that does not pass each time loses the assertion that does
 * not hold; if it cannot do without, it is dropped.
 */
final class TrialRuns {
  /** After so many rounds in which tests lose one assertion each, they lose all others at once. */
  private static final int ROUNDS = 2;

  private final TestCompilation compilation;
  private final Tours tours;
  private final SurvivingTests suite;
  private final long seed;
  private Map<String, TestSource> sources = Map.of();

  public TrialRuns(TestCompilation compilation, Tours tours, SurvivingTests suite, long seed) {
    this.compilation = compilation;
    this.tours = tours;
    this.suite = suite;
    this.seed = seed;
  }

  /**
   * Why a test cannot be kept as it is.
   *
   * @param event what went wrong the first time
   */
  private record Setback(Event event, String reason) {}

  /**
   * Drops tests, and assertions of tests, until the rest compiles and has passed everywhere.
   *
   * @throws IOException if there is no JVM to run them
   */
  public void run() throws IOException {
    sources = compilation.compile(suite);
    List<Test> left = suite.tests();
    for (int round = 1; !left.isEmpty(); round++) {
      Set<String> changed = new HashSet<>();
      boolean isWeakened = false;
      for (Map.Entry<Test, Setback> each : setbacks(left).entrySet()) {
        changed.add(Order.file(each.getKey().type()));
        if (isWeakened(each.getKey(), each.getValue(), round)) {
          isWeakened = true;
        } else {
          suite.drop(each.getKey(), each.getValue().reason());
        }
      }
      if (isWeakened) {
        sources = compilation.compile(suite);
      }
      left = tests(changed);
    }
  }

  /** The tests for files some of whose tests are others now, or gone: they may share a state. */
  private List<Test> tests(Set<String> files) {
    return suite.tests().stream().filter(test -> files.contains(Order.file(test.type()))).toList();
  }

  private Map<Test, Setback> setbacks(List<Test> tests) throws IOException {
    List<TourResult> results = tours.results(tests, Tour.home(seed), Tour.away(seed));
    Map<Test, Setback> setbacks = new LinkedHashMap<>();
    Map<Test, Event> away = new LinkedHashMap<>();
    for (Test test : tests) {
      List<Event> here = results.get(0).problems(test, suite.failure(test));
      List<Event> there = results.get(1).problems(test, suite.failure(test));
      if (!here.isEmpty()) {
        setbacks.put(test, new Setback(here.get(0), reason(here)));
      } else if (!there.isEmpty()) {
        away.put(test, there.get(0));
      }
    }
    away.keySet().retainAll(suite.tests());
    Map<Test, String> reasons =
        new Dependence(tours, seed, suite::failure).reasons(List.copyOf(away.keySet()));
    away.forEach(
        (test, event) ->
            setbacks.put(test, new Setback(event, Objects.requireNonNull(reasons.get(test)))));
    return setbacks;
  }

  private String reason(List<Event> problems) {
    int all = Tour.home(seed).repetitions().size();
    int passed = all - problems.size();
    String told = problems.get(0).reason();
    return passed == 0 ? told : "passes " + passed + " times of " + all + ": " + told;
  }

  /** Whether the test can do without what went wrong. */
  private boolean isWeakened(Test test, Setback setback, int round) {
    TestMethod method = suite.find(test);
    TestSteps less = method == null ? null : less(method, placeOf(setback.event()), setback);
    TestSteps steps =
        method == null || less == null || round <= ROUNDS ? less : method.steps().bare();
    if (steps != null) {
      suite.weaken(test, steps, setback.reason());
    }
    return steps != null;
  }

  private static @Nullable TestSteps less(
      TestMethod method, TestSource.@Nullable Place place, Setback setback) {
    if (place == null || !method.failure().isEmpty()) {
      return null;
    }
    return setback.event().kind() == Event.Kind.FAILED
        ? method.steps().withoutComparison(place.statement())
        : method.steps().withoutCheck(place.statement());
  }

  private TestSource.@Nullable Place placeOf(Event event) {
    TestSource source = sources.get(event.test().type().replace('.', '/'));
    return source == null ? null : source.at(event.line());
  }
}
