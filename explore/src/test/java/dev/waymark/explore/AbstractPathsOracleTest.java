package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.BranchRecorder.Jump;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Attempt;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.PathChoice.Scope;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.path.tree.Token;
import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.If;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * On small domains, criteria of abstract paths are satisfied exactly as an independent, naive
 * implementation says, which runs every input.
 */
class AbstractPathsOracleTest {
  private static final Bounds.Range SMALL = new Bounds.Range(-2, 2);

  @ParameterizedTest
  @CsvSource({
    "classic.Lookup,find",
    "control.ShortCircuits,divisorGuard",
    "control.ShortCircuits,mixed",
    "control.ShortCircuits,mixedTheOtherWay",
    "control.ShortCircuits,inIf",
    "control.ShortCircuits,asLoopCondition",
    "control.Loops,forSums",
    "control.Loops,nestedTriangle",
    "control.Loops,endlessWithBreak",
    "control.Loops,continueSkipsOdd",
    "control.Loops,labelledBlock",
    "control.Loops,returnFromWithin",
    "classic.Sorting,binarySearch",
    "classic.Sorting,insertionSort",
    "classic.Sorting,merge",
    "classic.Triangle,classify"
  })
  void whatIsCoveredIsWhatInputsShow(String type, String name) {
    try (Laboratory laboratory = new Laboratory()) {
      MethodModel method = laboratory.method(type, name);
      Entry entry = Entry.of(method);
      Map<String, Bounds.Range> ranges = new HashMap<>();
      entry.parameterNames().forEach(each -> ranges.put(each, SMALL));
      Bounds bounds = new Bounds(2, ranges);
      BranchRecorder recorder = new BranchRecorder("dev.waymark.validation." + type);
      List<List<Jump>> runs = new ArrayList<>();
      int longest = 0;
      for (List<Shape> shape : laboratory.shapes(entry, bounds)) {
        for (Assignment numbers : assignments(shape)) {
          BranchRecorder.Run run = recorder.run(method, shape, numbers);
          runs.add(run.jumps());
          longest = Math.max(longest, run.instructions());
        }
      }
      for (PathCriterion criterion : PathCriterion.values()) {
        if (criterion != PathCriterion.K_PATH) {
          check(laboratory, entry, bounds, criterion, runs, longest, recorder);
        }
      }
    }
  }

  private static void check(
      Laboratory laboratory,
      Entry entry,
      Bounds bounds,
      PathCriterion criterion,
      List<List<Jump>> runs,
      int longest,
      BranchRecorder recorder) {
    Settings settings =
        new Settings(Criterion.ALL_PATHS, new Budget(100_000, Duration.ofMinutes(3)), bounds, 0);
    Findings found = laboratory.paths(entry, settings, criterion, Scope.NEEDED).explore();
    assertEquals(Set.of(), found.doubts(), criterion.option());
    assertEquals(0, found.count(Verdict.Open.class), criterion.option());
    MethodModel method = entry.method();
    switch (criterion) {
      case EMPTY_ELSE, MAX_ITERATIONS ->
          assertEquals(longest, longest(found, method, recorder), criterion.option());
      case MINIMAL_ALL_CONDITIONS, MINIMAL_ALL_DECISIONS ->
          assertEquals(arcs(method, criterion, runs), arcs(found, method), criterion.option());
      default ->
          assertEquals(paths(method, criterion, runs), paths(found, method), criterion.option());
    }
  }

  private static int longest(Findings found, MethodModel method, BranchRecorder recorder) {
    return found.tests().stream()
        .mapToInt(
            test ->
                recorder
                    .run(method, test.input().arguments(), test.input().numbers())
                    .instructions())
        .max()
        .orElseThrow();
  }

  private static Set<List<String>> paths(
      MethodModel method, PathCriterion criterion, List<List<Jump>> runs) {
    Set<List<String>> paths = new java.util.HashSet<>();
    runs.forEach(run -> paths.add(naive(method, criterion, run)));
    return paths;
  }

  private static Set<String> arcs(
      MethodModel method, PathCriterion criterion, List<List<Jump>> runs) {
    Set<String> arcs = new TreeSet<>();
    runs.forEach(run -> arcs.addAll(naive(method, criterion, run)));
    return arcs;
  }

  /** The definition: which jumps count, and which of them only as part of a decision. */
  static List<String> naive(MethodModel method, PathCriterion criterion, List<Jump> run) {
    boolean isExpanded = criterion == PathCriterion.ALL_PATHS;
    boolean isByDecision = !isExpanded && criterion != PathCriterion.MINIMAL_ALL_CONDITIONS;
    List<String> arcs = new ArrayList<>();
    for (Jump jump : run) {
      Decision decision = isByDecision ? compoundOf(method, jump.instruction()) : null;
      if (jump.depth() > 0 && !isExpanded) {
        continue;
      }
      if (decision == null) {
        arcs.add(jump.method() + jump.instruction() + ":" + jump.outcome());
      } else {
        int target = target(method.cfg(), jump);
        if (target == decision.whenTrue() || target == decision.whenFalse()) {
          arcs.add("decision" + decision.start() + ":" + (target == decision.whenTrue()));
        }
      }
    }
    return arcs;
  }

  private static @org.jspecify.annotations.Nullable Decision compoundOf(
      MethodModel method, int instruction) {
    for (Decision each : method.decisions()) {
      List<Condition> conditions = each.conditions();
      if (conditions.size() > 1
          && conditions.stream().anyMatch(c -> c.instruction() == instruction)) {
        return each;
      }
    }
    return null;
  }

  /** The block that {@code jump} leads to. */
  static int target(Cfg cfg, Jump jump) {
    If code = (If) cfg.code().statement(cfg.code().endStatement(jump.instruction()) - 1);
    return cfg.blockOf(jump.outcome() == 0 ? code.target() : jump.instruction() + 1);
  }

  /** The abstract paths of the runs that cover something. */
  static Set<List<String>> paths(Findings found, MethodModel method) {
    Set<List<String>> paths = new java.util.HashSet<>();
    for (Attempt each : found.tree().attempts()) {
      if (each.kind() == Attempt.Kind.COVERED) {
        paths.add(shown(each.tokens(), method));
      }
    }
    return paths;
  }

  private static Set<String> arcs(Findings found, MethodModel method) {
    Set<String> arcs = new TreeSet<>();
    for (Attempt each : found.tree().attempts()) {
      if (each.test() > 0) {
        arcs.addAll(shown(each.tokens(), method));
      }
    }
    return arcs;
  }

  /** Checks that fail are no jumps. */
  private static List<String> shown(List<Token> tokens, MethodModel method) {
    List<String> shown = new ArrayList<>();
    for (Token token : tokens) {
      if (token instanceof Token.Taken taken) {
        MethodModel owner = method.owner().require(taken.arc().method().signature());
        int statement = taken.arc().statement();
        if (owner.code().statement(statement) instanceof If) {
          shown.add(
              taken.arc().method().signature()
                  + owner.code().instructionOf(statement)
                  + ":"
                  + taken.arc().outcome());
        }
      } else if (token instanceof Token.Decided decided) {
        int first = method.code().instructionOf(decided.first());
        for (Decision each : method.decisions()) {
          if (each.conditions().get(0).instruction() == first) {
            shown.add("decision" + each.start() + ":" + decided.value());
          }
        }
      }
    }
    return shown;
  }

  /** All values of the numbers of {@code shapes}. */
  static List<Assignment> assignments(List<Shape> shapes) {
    List<Symbol> symbols = new ArrayList<>();
    shapes.forEach(shape -> shape.forEachNumber(symbols::add));
    List<Assignment> assignments = new ArrayList<>(List.of(Assignment.EMPTY));
    for (Symbol symbol : symbols) {
      List<Assignment> longer = new ArrayList<>();
      for (Assignment each : assignments) {
        for (long value = symbol.min(); value <= symbol.max(); value++) {
          longer.add(each.with(symbol, value));
        }
      }
      assignments = longer;
    }
    return assignments;
  }
}
