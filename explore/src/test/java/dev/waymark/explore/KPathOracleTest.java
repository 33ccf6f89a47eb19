package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.BranchRecorder.Jump;
import dev.waymark.explore.PathExploration.Scope;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.MethodModel;
import dev.waymark.program.graph.Loop;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.term.Assignment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * On small domains, k-path covers what a naive count of turns over all inputs says. Whether the
 * input decides is known to it only from below, if runs that begin alike go on differently, and
 * from above, if every turn counts; what is covered lies between the two.
 */
class KPathOracleTest {
  private static final Bounds.Range SMALL = new Bounds.Range(-2, 4);
  private static final int MOST = 2;

  @ParameterizedTest
  @CsvSource({
    "classic.Lookup,find",
    "control.Loops,forSums",
    "control.Loops,nestedTriangle",
    "control.Loops,endlessWithBreak",
    "control.Loops,continueSkipsOdd",
    "control.Loops,returnFromWithin",
    "control.ShortCircuits,asLoopCondition",
    "classic.Sorting,binarySearch",
    "classic.Sorting,insertionSort"
  })
  void pathsOfAtMostTwoTurnsAreCovered(String type, String name) {
    try (Laboratory laboratory = new Laboratory()) {
      MethodModel method = laboratory.method(type, name);
      Entry entry = Entry.of(method);
      Map<String, Bounds.Range> ranges = new HashMap<>();
      entry.parameterNames().forEach(each -> ranges.put(each, SMALL));
      Bounds bounds = new Bounds(2, ranges, MOST);
      Map<List<Shape>, Set<List<Jump>>> runs = runs(laboratory, entry, bounds, type);
      Settings settings =
          new Settings(Criterion.ALL_PATHS, new Budget(9_000, Duration.ofMinutes(3)), bounds, 0);
      PathFindings found =
          laboratory.paths(entry, settings, PathCriterion.K_PATH, Scope.NEEDED).explore();
      assertEquals(Set.of(), found.findings().doubts());
      Set<List<String>> covered = AbstractPathsOracleTest.paths(found, method);
      Set<List<String>> few = new HashSet<>();
      Set<List<String>> many = new HashSet<>();
      runs.values().forEach(each -> sort(method, each, few, many));
      assertTrue(covered.containsAll(few), "not covered: " + minus(few, covered));
      assertTrue(many.containsAll(covered), "too many turns: " + minus(covered, many));
    }
  }

  private static Map<List<Shape>, Set<List<Jump>>> runs(
      Laboratory laboratory, Entry entry, Bounds bounds, String type) {
    BranchRecorder recorder = new BranchRecorder("dev.waymark.validation." + type);
    Map<List<Shape>, Set<List<Jump>>> runs = new HashMap<>();
    for (List<Shape> shape : laboratory.shapes(entry, bounds)) {
      for (Assignment numbers : AbstractPathsOracleTest.assignments(shape)) {
        runs.computeIfAbsent(shape, key -> new HashSet<>())
            .add(recorder.run(entry.method(), shape, numbers).jumps());
      }
    }
    return runs;
  }

  /** Adds what is covered for sure, and what may be, of runs of inputs of one shape. */
  private static void sort(
      MethodModel method, Set<List<Jump>> runs, Set<List<String>> few, Set<List<String>> many) {
    Map<List<Jump>, Set<Jump>> next = new HashMap<>();
    for (List<Jump> run : runs) {
      for (int i = 0; i < run.size(); i++) {
        next.computeIfAbsent(run.subList(0, i), key -> new HashSet<>()).add(run.get(i));
      }
    }
    for (List<Jump> run : runs) {
      List<String> path = AbstractPathsOracleTest.naive(method, PathCriterion.ALL_PATHS, run);
      if (turns(method, run, (jumps, i) -> true) <= MOST) {
        few.add(path);
      }
      BiPredicate<List<Jump>, Integer> isOpen =
          (jumps, i) -> next.getOrDefault(jumps.subList(0, i), Set.of()).size() > 1;
      if (turns(method, run, isOpen) <= MOST) {
        many.add(path);
      }
    }
  }

  /** How often in a row one jump that can leave a loop stays in it; the loops of the method. */
  private static int turns(
      MethodModel method, List<Jump> run, BiPredicate<List<Jump>, Integer> counts) {
    Map<Loop, Map<Integer, Integer>> stays = new HashMap<>();
    int most = 0;
    for (int i = 0; i < run.size(); i++) {
      Jump jump = run.get(i);
      for (Loop loop : jump.depth() > 0 ? List.<Loop>of() : loopsAround(method, jump)) {
        boolean isStaying =
            method.loops().contains(loop, AbstractPathsOracleTest.target(method.cfg(), jump));
        if (!isStaying) {
          stays.remove(loop);
        } else if (canLeave(method, loop, jump) && counts.test(run, i)) {
          most =
              Math.max(
                  most,
                  stays
                      .computeIfAbsent(loop, key -> new HashMap<>())
                      .merge(jump.instruction(), 1, Integer::sum));
        }
      }
    }
    return most;
  }

  private static List<Loop> loopsAround(MethodModel method, Jump jump) {
    List<Loop> loops = new ArrayList<>();
    int block = method.cfg().blockOf(jump.instruction());
    for (Loop each = method.loops().innermost(block);
        each != null;
        each = method.loops().parent(each)) {
      loops.add(each);
    }
    return loops;
  }

  private static boolean canLeave(MethodModel method, Loop loop, Jump jump) {
    Jump other = new Jump(jump.method(), jump.instruction(), 1 - jump.outcome(), jump.depth());
    return !method.loops().contains(loop, AbstractPathsOracleTest.target(method.cfg(), other));
  }

  private static Set<List<String>> minus(Set<List<String>> these, Set<List<String>> those) {
    Set<List<String>> rest = new HashSet<>(these);
    rest.removeAll(those);
    return rest;
  }
}
