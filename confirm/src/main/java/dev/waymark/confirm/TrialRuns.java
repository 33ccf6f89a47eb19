package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Order;
import dev.waymark.confirm.run.Test;
import dev.waymark.report.junit.TestMethod;
import dev.waymark.report.junit.TestSource;
import dev.waymark.report.junit.TestSteps;
import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
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

  /** The files some of whose tests see what others leave behind, it seems. */
  private final Set<String> sharing = new HashSet<>();

  /** The tests that failed when they were last tried at home, and why. */
  private final Map<Test, String> failing = new LinkedHashMap<>();

  private Map<String, TestSource> sources = Map.of();

  public TrialRuns(TestCompilation compilation, Tours tours, SurvivingTests suite, long seed) {
    this.compilation = compilation;
    this.tours = tours;
    this.suite = suite;
    this.seed = seed;
  }

  /**
   * Drops tests, and assertions of tests, until the rest compiles and has passed everywhere.
   *
   * @throws IOException if there is no JVM to run them, or no time; then what failed is dropped
   */
  public void run() throws IOException {
    try {
      runAll();
    } catch (IOException e) {
      failing.forEach(suite::drop);
      tours.unfinished().forEach(this::dropFailing);
      throw e;
    }
  }

  private void dropFailing(TourResult result) {
    for (Test test : suite.tests()) {
      List<Event> problems = result.knownProblems(test, suite.failure(test));
      if (!problems.isEmpty()) {
        suite.drop(test, problems.get(0).reason());
      }
    }
  }

  private void runAll() throws IOException {
    suite.lost().forEach(test -> sharing.add(file(test)));
    sources = compilation.compile(suite);
    Set<String> left = files(suite.tests());
    for (int round = 1; !left.isEmpty(); round++) {
      reconcile();
      left = tryOut(tests(left), round);
    }
  }

  private static String file(Test test) {
    return Order.file(test.type());
  }

  private static Set<String> files(Collection<Test> tests) {
    return tests.stream().map(TrialRuns::file).collect(Collectors.toSet());
  }

  /** The tests for these files. */
  private List<Test> tests(Set<String> files) {
    return suite.tests().stream().filter(test -> files.contains(file(test))).toList();
  }

  /** Has those tests pass in any order of which some saw what others leave behind. */
  private void reconcile() throws IOException {
    List<Test> tests = tests(sharing);
    for (int round = 1; !tests.isEmpty(); round++) {
      Tour tour = Tour.shuffled(seed);
      TourResult result = tours.results(tests, tour).get(0);
      note(tests, result, tour);
      tests = tests(lose(new Conflicts(tests, result, tour, suite::failure).setbacks(), round));
    }
  }

  /** The files whose tests have to be tried again: some are others now, or gone. */
  private Set<String> tryOut(List<Test> tests, int round) throws IOException {
    if (tests.isEmpty()) {
      return Set.of();
    }
    Tour tour = Tour.home(seed);
    List<TourResult> results = tours.results(tests, tour, Tour.away(seed));
    note(tests, results.get(0), tour);
    Set<String> again = new HashSet<>();
    Map<Test, Setback> setbacks = new LinkedHashMap<>();
    Map<Test, Event> away = new LinkedHashMap<>();
    for (Test test : tests) {
      List<Event> here = results.get(0).problems(test, suite.failure(test));
      List<Event> there = results.get(1).problems(test, suite.failure(test));
      if (here.size() % tour.repetitions().size() != 0 && !sharing.contains(file(test))) {
        again.add(file(test));
      } else if (!here.isEmpty()) {
        setbacks.put(test, Setback.of(here, tour));
      } else if (!there.isEmpty()) {
        away.put(test, there.get(0));
      }
    }
    sharing.addAll(again);
    away.keySet().retainAll(suite.tests());
    away.keySet().removeIf(test -> again.contains(file(test)));
    Map<Test, String> reasons =
        new Dependence(tours, seed, suite::failure).reasons(List.copyOf(away.keySet()));
    away.forEach(
        (test, event) ->
            setbacks.put(test, new Setback(event, Objects.requireNonNull(reasons.get(test)))));
    again.addAll(lose(setbacks, round));
    return again;
  }

  private void note(List<Test> tests, TourResult result, Tour tour) {
    for (Test test : tests) {
      List<Event> problems = result.problems(test, suite.failure(test));
      if (problems.isEmpty()) {
        failing.remove(test);
      } else {
        failing.put(test, Setback.of(problems, tour).reason());
      }
    }
  }

  /** Has tests lose what does not hold, and tells the files they are for. */
  private Set<String> lose(Map<Test, Setback> setbacks, int round) throws IOException {
    boolean isWeakened = false;
    for (Map.Entry<Test, Setback> each : setbacks.entrySet()) {
      if (isWeakened(each.getKey(), each.getValue(), round)) {
        isWeakened = true;
      } else {
        suite.drop(each.getKey(), each.getValue().reason());
      }
    }
    if (isWeakened) {
      sources = compilation.compile(suite);
    }
    return files(setbacks.keySet());
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
