package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.BranchRecorder.Jump;
import dev.waymark.explore.InputFlow.Noted;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.PathChoice.Scope;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.MethodModel;
import dev.waymark.program.graph.Loop;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * On small domains, k-path covers exactly what a naive count of turns over all inputs says. The
 * input decides at a jump if one of its numbers has flown into what is compared.
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
      Settings settings =
          new Settings(Criterion.ALL_PATHS, new Budget(9_000, Duration.ofMinutes(3)), bounds, 0);
      Findings found =
          laboratory.paths(entry, settings, PathCriterion.K_PATH, Scope.NEEDED).explore();
      assertEquals(Set.of(), found.doubts());
      Set<List<String>> expected = new HashSet<>();
      for (List<Noted> run : runs(laboratory, entry, bounds, type)) {
        if (turns(method, run) <= MOST) {
          expected.add(AbstractPathsOracleTest.naive(method, PathCriterion.ALL_PATHS, jumps(run)));
        }
      }
      assertEquals(expected, AbstractPathsOracleTest.paths(found, method));
    }
  }

  /** All runs; what they do is what the JVM does. */
  private static Set<List<Noted>> runs(
      Laboratory laboratory, Entry entry, Bounds bounds, String type) {
    String name = "dev.waymark.validation." + type;
    BranchRecorder recorder = new BranchRecorder(name);
    InputFlow flow = new InputFlow(name);
    Set<List<Noted>> runs = new HashSet<>();
    for (List<Shape> shape : laboratory.shapes(entry, bounds)) {
      for (Assignment numbers : AbstractPathsOracleTest.assignments(shape)) {
        List<Noted> run = flow.run(entry.method(), shape, numbers);
        assertEquals(recorder.run(entry.method(), shape, numbers).jumps(), jumps(run));
        runs.add(run);
      }
    }
    return runs;
  }

  private static List<Jump> jumps(List<Noted> run) {
    return run.stream().map(Noted::jump).toList();
  }

  /** How often in a row one jump that can leave a loop stays in it; the loops of the method. */
  private static int turns(MethodModel method, List<Noted> run) {
    Map<Loop, Map<Integer, Integer>> stays = new HashMap<>();
    int most = 0;
    for (Noted noted : run) {
      Jump jump = noted.jump();
      for (Loop loop : jump.depth() > 0 ? List.<Loop>of() : loopsAround(method, jump)) {
        boolean isStaying =
            method.loops().contains(loop, AbstractPathsOracleTest.target(method.cfg(), jump));
        if (!isStaying) {
          stays.remove(loop);
        } else if (canLeave(method, loop, jump) && noted.isOfInput()) {
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
}
