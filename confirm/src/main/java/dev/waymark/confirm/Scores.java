package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import dev.waymark.explore.suite.Fate;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** What tests took each time that they were measured, on all tours. */
final class Scores {
  /** One measurement. */
  private record Time(Tour tour, int repetition) {}

  private final SurvivingTests suite;
  private final Map<Test, Map<Time, BitSet>> taken = new HashMap<>();
  private final Map<Test, Map<Time, Integer>> places = new HashMap<>();
  private final Map<Test, String> problems = new HashMap<>();
  private final Set<Test> unruly = new HashSet<>();

  /** Nothing was measured yet. */
  Scores(SurvivingTests suite) {
    this.suite = suite;
  }

  /** Forgets what was measured of {@code tests} on a tour that they make again. */
  void forget(Collection<Test> tests, Tour tour) {
    if (!tour.measured().isEmpty()) {
      problems.keySet().removeAll(tests);
      tests.forEach(
          test ->
              taken
                  .getOrDefault(test, new HashMap<>())
                  .keySet()
                  .removeIf(time -> time.tour.equals(tour)));
    }
  }

  /** Adds what a JVM reported that was on {@code tour}. */
  void add(Tour tour, TestJvm.Report report) {
    ScoreReport scores = report.scores();
    int count = scores.sightings().size();
    for (int i = 0; i < count; i++) {
      ScoreReport.Sighting each = scores.sightings().get(i);
      Time time = new Time(tour, each.repetition());
      places.computeIfAbsent(each.test(), key -> new HashMap<>()).putIfAbsent(time, i);
      add(time, each);
    }
    if (scores.running() != null) {
      problems.putIfAbsent(scores.running(), "it " + report.end());
    } else if (!scores.isOver() && count > 0) {
      unruly.add(scores.sightings().get(count - 1).test()); // it left threads, and that was the end
    }
  }

  private void add(Time time, ScoreReport.Sighting sighting) {
    if (isFine(sighting)) {
      taken
          .computeIfAbsent(sighting.test(), key -> new HashMap<>())
          .merge(time, sighting.outcomes(), Scores::common);
    } else {
      problems.putIfAbsent(
          sighting.test(), "it fails on instrumented classes: " + sighting.failure());
    }
  }

  private static BitSet common(BitSet one, BitSet other) {
    BitSet common = (BitSet) one.clone();
    common.and(other);
    return common;
  }

  /** A test that shows a violated assertion fails as it should. */
  private boolean isFine(ScoreReport.Sighting sighting) {
    String expected = suite.failure(sighting.test());
    boolean isExpected = !expected.isEmpty() && sighting.failure().contains(expected);
    return sighting.kind() == Event.Kind.PASSED || isExpected;
  }

  /** Those of the suite that were not measured as often as {@code tour} would. */
  List<Test> missing(Tour tour) {
    return suite.tests().stream()
        .filter(test -> !problems.containsKey(test) && !isComplete(test, tour))
        .toList();
  }

  /** Of a test that leaves threads behind, the first time is all there is. */
  private boolean isComplete(Test test, Tour tour) {
    Map<Time, BitSet> times = taken.getOrDefault(test, Map.of());
    int count = unruly.contains(test) ? 1 : tour.measured().size();
    return IntStream.range(0, count).allMatch(i -> times.containsKey(new Time(tour, i)));
  }

  /**
   * The fate of each test in the suite, all of which are kept.
   *
   * @param otherwise why a test was not measured on all of {@code tours}, if nothing else is known
   */
  Map<Test, Fate> fates(List<Tour> tours, InstrumentedClasses classes, String otherwise) {
    Set<Test> missing = new HashSet<>();
    tours.forEach(tour -> missing.addAll(missing(tour)));
    Map<Test, Fate> fates = new HashMap<>();
    for (Test test : suite.tests()) {
      String problem = problems.getOrDefault(test, missing.contains(test) ? otherwise : "");
      fates.put(
          test, problem.isEmpty() ? kept(test, tours, classes) : new Fate.Unmeasured(problem));
    }
    return fates;
  }

  /** What a test took at a time that is missing is what it took each time. */
  private Fate kept(Test test, List<Tour> tours, InstrumentedClasses classes) {
    Map<Time, BitSet> times = taken.getOrDefault(test, Map.of());
    BitSet always = times.values().stream().reduce(Scores::common).orElseGet(BitSet::new);
    Map<BitSet, Set<Branch>> known = new HashMap<>();
    List<Fate.Time> all = new ArrayList<>();
    for (Tour tour : tours) {
      for (int i = 0; i < tour.measured().size(); i++) {
        Time time = new Time(tour, i);
        BitSet outcomes = times.getOrDefault(time, always);
        all.add(
            new Fate.Time(
                places.getOrDefault(test, Map.of()).getOrDefault(time, 0),
                known.computeIfAbsent(outcomes, key -> new LinkedHashSet<>(classes.covered(key)))));
      }
    }
    return new Fate.Kept(all);
  }
}
