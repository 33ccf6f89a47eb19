package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.Step;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * On small domains, exploring finds exactly the paths and results that all inputs together have.
 */
class BruteForceTest {
  private static final List<String> CLASSES =
      List.of(
          "arithmetic.IntArithmetic",
          "arithmetic.IntComparisons",
          "arithmetic.LongArithmetic",
          "arithmetic.LongComparisons",
          "arithmetic.Shifts",
          "arithmetic.Bits",
          "array.PrimitiveArrays",
          "classic.Numbers",
          "classic.Sorting",
          "classic.Triangle",
          "control.Loops",
          "control.Recursion",
          "control.ShortCircuits",
          "control.Switches",
          "control.Ternaries",
          "failure.TryCatch",
          "failure.TryFinally");
  private static final long MIN = -2;
  private static final long MAX = 3;
  private static final int MOST_INPUTS = 1_500;

  @Test
  void exploringFindsExactlyThePathsOfAllInputs() {
    Map<String, String> differing = new TreeMap<>();
    Set<String> closed = new TreeSet<>();
    try (Laboratory laboratory = new Laboratory()) {
      for (String type : CLASSES) {
        for (MethodModel method : laboratory.program.require(PREFIX + type).methods()) {
          if (isUsable(method)) {
            check(laboratory, Entry.of(method), closed, differing);
          }
        }
      }
    }
    assertEquals(Map.of(), differing);
    assertTrue(closed.size() >= 40, "only " + closed.size() + " methods were explored completely");
  }

  private static final String PREFIX = "dev.waymark.validation.";

  /** Numbers that have ranges, and arrays of them. */
  static boolean isUsable(MethodModel method) {
    try {
      return !method.name().startsWith("<")
          && !method.isSynthetic()
          && Entry.of(method).isNumeric()
          && Entry.of(method).parameterTypes().stream().noneMatch(t -> t.matches(".*[FD]"));
    } catch (ProgramException e) {
      return false;
    }
  }

  static void check(
      Laboratory laboratory, Entry entry, Set<String> closed, Map<String, String> differing) {
    Map<String, Bounds.Range> ranges = new HashMap<>();
    entry.parameterNames().forEach(name -> ranges.put(name, new Bounds.Range(MIN, MAX)));
    Bounds bounds = new Bounds(2, ranges);
    List<List<Shape>> shapes = laboratory.shapes(entry, bounds);
    if (shapes.stream().mapToLong(BruteForceTest::inputs).sum() > MOST_INPUTS) {
      return;
    }
    Map<String, Set<String>> explored = new TreeMap<>();
    Findings findings =
        laboratory.explore(
            entry,
            Criterion.ALL_PATHS,
            bounds,
            (test, run) -> note(test.input().arguments(), run, explored));
    Map<String, Set<String>> all = new TreeMap<>();
    Set<Branch> covered = new HashSet<>();
    for (List<Shape> shape : shapes) {
      for (Assignment numbers : assignments(shape)) {
        Execution run = laboratory.target.run(entry, Input.of(shape, numbers), laboratory.terms);
        note(shape, run, all);
        run.covered().stream()
            .forEach(o -> laboratory.server.sites().branch(o).ifPresent(covered::add));
      }
    }
    compare(entry, findings, explored, all, covered, closed, differing);
  }

  private static void compare(
      Entry entry,
      Findings findings,
      Map<String, Set<String>> explored,
      Map<String, Set<String>> all,
      Set<Branch> covered,
      Set<String> closed,
      Map<String, String> differing) {
    String name = entry.method().toString();
    findings
        .branches()
        .forEach(
            (branch, verdict) -> {
              boolean isProved =
                  !(verdict instanceof Verdict.Covered || verdict instanceof Verdict.Open);
              if (isProved && covered.contains(branch)) {
                differing.put(name, "wrong proof: " + branch);
              }
            });
    if (findings.doubts().stream().allMatch(doubt -> isOfStreams(doubt.reason(), entry))) {
      closed.add(name);
      if (!explored.keySet().equals(all.keySet())) {
        differing.put(name, explored.size() + " paths explored, " + all.size() + " there");
      }
    }
    explored.forEach(
        (path, results) -> {
          if (!all.getOrDefault(path, Set.of()).containsAll(results)) {
            differing.put(name, "path " + path + " has results " + results);
          }
        });
  }

  /** Who calls functions is not known to call no others; here it does not. */
  private static boolean isOfStreams(String doubt, Entry entry) {
    return entry.method().ref().owner().contains("/stream/")
        && doubt.matches("calls .*|reaches too much code to check");
  }

  private static void note(List<Shape> shape, Execution run, Map<String, Set<String>> paths) {
    StringBuilder path = new StringBuilder(lengths(shape));
    for (Step step : run.path()) {
      path.append(' ').append(step.site()).append(':').append(step.taken());
    }
    paths.computeIfAbsent(path.toString(), key -> new LinkedHashSet<>()).add(run.outcome().text());
  }

  private static String lengths(List<Shape> shapes) {
    StringBuilder text = new StringBuilder();
    for (Shape shape : shapes) {
      text.append(
          shape instanceof Shape.Array array
              ? "[" + lengths(array.elements()) + "]"
              : shape instanceof Shape.Null ? "0" : "n");
    }
    return text.toString();
  }

  private static long inputs(List<Shape> shapes) {
    return symbols(shapes).stream()
        .mapToLong(s -> s.max() - s.min() + 1)
        .reduce(1, (a, b) -> a * b);
  }

  static List<Assignment> assignments(List<Shape> shapes) {
    List<Assignment> assignments = new ArrayList<>(List.of(Assignment.EMPTY));
    for (Symbol symbol : symbols(shapes)) {
      List<Assignment> longer = new ArrayList<>();
      for (Assignment assignment : assignments) {
        for (long value = symbol.min(); value <= symbol.max(); value++) {
          longer.add(assignment.with(symbol, value));
        }
      }
      assignments = longer;
    }
    return assignments;
  }

  private static List<Symbol> symbols(List<Shape> shapes) {
    List<Symbol> symbols = new ArrayList<>();
    shapes.forEach(shape -> shape.forEachNumber(symbols::add));
    return symbols;
  }

  @Test
  void aBranchThatNoInputTakesIsProvedInfeasible() {
    try (Laboratory laboratory = new Laboratory()) {
      Entry entry = Entry.of(laboratory.method("classic.Numbers", "isPrime"));
      Bounds bounds = new Bounds(2, Map.of());
      Findings findings = laboratory.explore(entry, Criterion.BRANCH, bounds, (test, run) -> {});
      assertEquals(Set.of(), findings.doubts());
      assertEquals(1, findings.count(Verdict.Infeasible.class));
      assertEquals(0, findings.count(Verdict.Open.class));
      assertFalse(findings.tests().isEmpty());
    }
  }
}
