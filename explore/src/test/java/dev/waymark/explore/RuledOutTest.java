package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Generalizing;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.loop.Exploration;
import dev.waymark.explore.loop.Workbench;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.targets.Unrelated;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.MethodModel;
import dev.waymark.program.UnexplorableException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Layer;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import java.time.Duration;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is ruled out without a solver is what a solver would have refuted. */
class RuledOutTest {
  private static final Pattern ALONE =
      Pattern.compile("; given one solver alone(?=\\))|, one solver alone|one solver alone, ");

  private static final Generalizing EAGER = Generalizing.ON.hot(1);

  /** Others would refute most paths before a solver does. */
  private static final Set<Layer> LAYERS = EnumSet.of(Layer.SECOND, Layer.INCREMENTAL);

  private static final String PREFIX = "dev/waymark/validation/";

  /** What an exploration came by. */
  private record Seen(Set<String> paths, Findings findings, int ruledOut) {
    /** Whether it saw all there is: what ends for another reason cannot be compared. */
    boolean isWhole() {
      return findings.doubts().isEmpty();
    }
  }

  @TestFactory
  Stream<DynamicTest> theSamePathsAreFoundWithAndWithout() {
    Laboratory laboratory = new Laboratory();
    return sample(entries(laboratory)).stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.method().ref().simpleName(), () -> compare(laboratory, entry)))
        .onClose(laboratory::close);
  }

  /** All of them take minutes. */
  private static List<Entry> sample(List<Entry> entries) {
    return IntStream.range(0, entries.size())
        .filter(i -> i % 4 == 0)
        .mapToObj(entries::get)
        .toList();
  }

  /** The verdicts, whether the second solver came in time to confirm them or not. */
  private static Map<Objective, String> verdicts(Seen seen) {
    Map<Objective, String> verdicts = new LinkedHashMap<>();
    seen.findings()
        .verdicts()
        .forEach(
            (each, verdict) ->
                verdicts.put(each, ALONE.matcher(verdict.toString()).replaceAll("")));
    return verdicts;
  }

  private static void compare(Laboratory laboratory, Entry entry) {
    Seen with = explore(laboratory, entry, EAGER);
    assertFalse(
        with.findings().doubts().stream().anyMatch(each -> each.reason().contains("ruled out")),
        "a run takes a path that was ruled out");
    if (with.isWhole()) {
      Seen without = explore(laboratory, entry, Generalizing.OFF);
      if (without.isWhole()) {
        assertAlike(without, with);
      }
    }
  }

  private static void assertAlike(Seen without, Seen with) {
    assertEquals(without.paths(), with.paths());
    assertEquals(verdicts(without), verdicts(with));
    assertEquals(
        without.findings().statistics().infeasible(), with.findings().statistics().infeasible());
  }

  @Test
  void oneRefutationRulesOutWhatTestsInBetweenDoNotChange() {
    try (Laboratory laboratory = new Laboratory(Unrelated.class)) {
      Entry entry = entry(laboratory, "sign");
      compare(laboratory, entry);
      assertEquals(63, explore(laboratory, entry, EAGER).ruledOut());
    }
  }

  /** The last call changes the field, and then the path is feasible. */
  @Test
  void whatIsChangedInBetweenIsNotRuledOut() {
    try (Laboratory laboratory = new Laboratory(Unrelated.class)) {
      Entry entry = entry(laboratory, "field");
      compare(laboratory, entry);
      assertEquals(
          explore(laboratory, entry, Generalizing.OFF).findings().statistics().paths(),
          explore(laboratory, entry, EAGER).findings().statistics().paths());
    }
  }

  private static Entry entry(Laboratory laboratory, String method) {
    return Entry.of(laboratory.program.require(Unrelated.class.getName()).require(method));
  }

  private static List<Entry> entries(Laboratory laboratory) {
    return laboratory.program.classes().names().stream()
        .filter(name -> name.startsWith(PREFIX) && !name.matches(".*(Double|Float).*"))
        .sorted()
        .flatMap(name -> laboratory.program.require(name).methods().stream())
        .flatMap(RuledOutTest::entry)
        .toList();
  }

  private static Stream<Entry> entry(MethodModel method) {
    try {
      return Stream.of(Entry.of(method));
    } catch (UnexplorableException e) {
      return Stream.of();
    }
  }

  private static Seen explore(Laboratory laboratory, Entry entry, Generalizing generalizing) {
    Settings settings =
        new Settings(
                Criterion.ALL_PATHS,
                new Budget(200, Duration.ofSeconds(3)),
                new Bounds(2, Map.of()),
                0)
            .with(generalizing);
    CallGraph calls = CallGraph.of(ClassHierarchy.of(laboratory.program));
    Set<String> paths = new TreeSet<>();
    try (SolverStack solver = SolverStack.builder().layers(LAYERS).build()) {
      Exploration exploration =
          new Exploration(
              Job.of(entry, settings, calls),
              new Workbench(laboratory.target, solver, laboratory.server.sites(), System::nanoTime),
              Extensions.of((test, execution) -> paths.add(path(execution))),
              Journal.NONE);
      Findings findings = exploration.explore();
      return new Seen(paths, findings, exploration.gain().ruledOut());
    }
  }

  private static String path(Execution execution) {
    return execution.path().stream()
        .map(step -> step.site() + ":" + step.taken())
        .collect(Collectors.joining(" "));
  }
}
