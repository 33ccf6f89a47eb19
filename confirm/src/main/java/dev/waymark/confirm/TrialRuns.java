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
  private final Set<String> sharing = new HashSet<>();
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
    suite.lost().forEach(this::shares);
    sources = compilation.compile(suite);
    List<Test> left = suite.tests();
    for (int round = 1; !left.isEmpty(); round++) {
      Map<Test, Setback> setbacks = setbacks(left);
      left = tests(lose(setbacks.isEmpty() ? shuffled() : setbacks, round));
    }
  }

  /** Has tests lose what does not hold, and tells the files they are for. */
  private Set<String> lose(Map<Test, Setback> setbacks, int round) throws IOException {
    Set<String> files = new HashSet<>();
    boolean isWeakened = false;
    for (Map.Entry<Test, Setback> each : setbacks.entrySet()) {
      files.add(Order.file(each.getKey().type()));
      if (isWeakened(each.getKey(), each.getValue(), round)) {
        isWeakened = true;
      } else {
        suite.drop(each.getKey(), each.getValue().reason());
      }
    }
    if (isWeakened) {
      sources = compilation.compile(suite);
    }
    return files;
  }

  /** What goes wrong in other orders with tests that see what others leave behind. */
  private Map<Test, Setback> shuffled() throws IOException {
    List<Test> tests = tests(sharing);
    if (tests.isEmpty()) {
      return Map.of();
    }
    Tour tour = Tour.shuffled(seed);
    TourResult result = tours.results(tests, tour).get(0);
    Map<Test, Setback> setbacks = new LinkedHashMap<>();
    for (Test test : tests) {
      List<Event> problems = result.problems(test, suite.failure(test));
      if (!problems.isEmpty()) {
        setbacks.put(test, new Setback(problems.get(0), reason(problems, tour)));
      }
    }
    return setbacks;
  }

  /** Some test for the same file as {@code test} sees, it seems, what others leave behind. */
  private void shares(Test test) {
    sharing.add(Order.file(test.type()));
  }

  /** The tests for files some of whose tests are others now, or gone: they may share a state. */
  private List<Test> tests(Set<String> files) {
    return suite.tests().stream().filter(test -> files.contains(Order.file(test.type()))).toList();
  }

  private Map<Test, Setback> setbacks(List<Test> tests) throws IOException {
    Tour home = Tour.home(seed);
    List<TourResult> results = tours.results(tests, home, Tour.away(seed));
    Map<Test, Setback> setbacks = new LinkedHashMap<>();
    Map<Test, Event> away = new LinkedHashMap<>();
    for (Test test : tests) {
      List<Event> here = results.get(0).problems(test, suite.failure(test));
      List<Event> there = results.get(1).problems(test, suite.failure(test));
      if (!here.isEmpty()) {
        setbacks.put(test, new Setback(here.get(0), reason(here, home)));
        if (here.size() < home.repetitions().size()) {
          shares(test);
        }
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

  private static String reason(List<Event> problems, Tour tour) {
    int all = tour.repetitions().size();
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
