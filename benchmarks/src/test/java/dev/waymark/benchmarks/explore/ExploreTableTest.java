package dev.waymark.benchmarks.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.subjects.BinarySearch;
import dev.waymark.benchmarks.subjects.SelectionSort;
import dev.waymark.benchmarks.subjects.Tritype;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.Bounds.Range;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Layer;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExploreTableTest {
  private static final Budget BUDGET = new Budget(10_000, Duration.ofSeconds(30));

  private final List<List<Object>> rows = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private final Results results =
      new Results() {
        @Override
        public void row(Object... values) {
          rows.add(Arrays.asList(values));
        }

        @Override
        public void note(String line) {
          throw new AssertionError(line);
        }

        @Override
        public void failure(String line) {
          failures.add(line);
        }
      };

  private static Findings explore(ExploreSubject subject) {
    return ExploreRun.of(subject, BUDGET, EnumSet.allOf(Layer.class)).findings();
  }

  private static int paths(ExploreSubject subject) {
    return explore(subject).statistics().paths();
  }

  static List<ExploreSubject> quickSubjects() {
    return ExploreSubject.quick();
  }

  @ParameterizedTest
  @MethodSource("quickSubjects")
  void quickSubjectsAreExploredCompletely(ExploreSubject subject) {
    Findings findings = explore(subject);
    assertTrue(ExploreTable.isComplete(findings), () -> findings.doubts().toString());
  }

  @ParameterizedTest
  @MethodSource("smallSubjects")
  void thePathsExploredAreThoseThatAllInputsTake(ExploreSubject subject) {
    List<String> explored = exploredPaths(subject);
    assertEquals(allPaths(subject), new TreeSet<>(explored));
    assertEquals(new TreeSet<>(explored).size(), explored.size());
  }

  /** Subjects with so few inputs that all can be run. */
  static List<ExploreSubject> smallSubjects() {
    Range side = new Range(-1, 4);
    Range three = new Range(0, 2);
    return List.of(
        small(Tritype.class, "classify", 0, Map.of("a", side, "b", side, "c", side)),
        small(BinarySearch.class, "find", 3, Map.of("sorted", three, "key", three)),
        small(SelectionSort.class, "sort", 4, Map.of("values", new Range(0, 3))));
  }

  private static ExploreSubject small(
      Class<?> type, String method, int length, Map<String, Range> ranges) {
    return new ExploreSubject(type.getSimpleName(), type, method, new Bounds(length, ranges));
  }

  private static List<String> exploredPaths(ExploreSubject subject) {
    List<String> paths = new ArrayList<>();
    try (SolverStack solver = SolverStack.builder().build();
        ExploreRun.Setting setting = ExploreRun.Setting.of(subject)) {
      setting.explore(solver, BUDGET, (test, execution) -> paths.add(path(execution)));
    }
    return paths;
  }

  private static Set<String> allPaths(ExploreSubject subject) {
    Terms terms = Simplifier.newTerms();
    Set<String> paths = new TreeSet<>();
    try (ExploreRun.Setting setting = ExploreRun.Setting.of(subject)) {
      List<Shape> shape = setting.shape(terms);
      for (Assignment numbers : allInputs(terms.symbols())) {
        paths.add(path(setting.target().run(setting.entry(), Input.of(shape, numbers), terms)));
      }
    }
    return paths;
  }

  private static List<Assignment> allInputs(List<Symbol> symbols) {
    List<Assignment> inputs = List.of(Assignment.EMPTY);
    for (Symbol symbol : symbols) {
      List<Assignment> longer = new ArrayList<>();
      for (Assignment input : inputs) {
        for (long value = symbol.min(); value <= symbol.max(); value++) {
          longer.add(input.with(symbol, value));
        }
      }
      inputs = longer;
    }
    return inputs;
  }

  private static String path(Execution execution) {
    return execution.path().stream()
        .map(step -> step.site() + ":" + step.taken())
        .collect(Collectors.joining(" "));
  }

  @Test
  void gcdHasAPathForEachRatio() {
    long ratios =
        IntStream.rangeClosed(1, 8)
            .flatMap(u -> IntStream.rangeClosed(1, 8).filter(v -> areCoprime(u, v)))
            .count();
    assertEquals(ratios, paths(ExploreSubject.gcd(8)));
  }

  private static boolean areCoprime(int u, int v) {
    return BigInteger.valueOf(u).gcd(BigInteger.valueOf(v)).equals(BigInteger.ONE);
  }

  @Test
  void mergeHasAPathForEachOrderOfTaking() {
    assertEquals(20, paths(ExploreSubject.merge(3)));
  }

  @Test
  void erfillHasAPathForEachChoiceOfElementsToErase() {
    assertEquals(16, paths(ExploreSubject.erFill(4)));
  }

  @Test
  void aRowHasAValueForEachColumn() {
    ExploreTable.measure(ExploreSubject.fourballs(), BUDGET, results);
    assertEquals(new ExploreTable().columns().size(), rows.get(0).size());
    assertEquals(List.of("fourballs", 7, 0, 7), rows.get(0).subList(0, 4));
    assertEquals(List.of(true, 7L, 7), rows.get(0).subList(10, 13));
    assertEquals(List.of(), failures);
  }

  @Test
  void whatABudgetCutsOffIsAFailure() {
    ExploreTable.measure(ExploreSubject.tritype(), new Budget(3, Duration.ofSeconds(30)), results);
    assertEquals(false, rows.get(0).get(10));
    assertEquals(List.of("tritype: the run budget is used up"), failures);
  }
}
