package dev.waymark.explore;

import dev.waymark.instrument.SiteTable;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.solver.Reason;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Shape;
import dev.waymark.target.TargetException;
import dev.waymark.target.host.Outcome;
import dev.waymark.term.Assignment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Keeps account of what an exploration saw. */
final class Ledger {
  /** Errors that end a run where another JVM, or another budget, would not. */
  private static final Set<String> EXHAUSTION =
      Set.of(
          "dev.waymark.probe.BudgetExhausted",
          "java.lang.StackOverflowError",
          "java.lang.OutOfMemoryError");

  private final Entry entry;
  private final SiteTable sites;
  private final Criterion criterion;
  private final List<Observer> observers;
  private final Map<Branch, Integer> coveredBy = new LinkedHashMap<>();
  private final Set<Branch> objectives = new LinkedHashSet<>();
  private final List<TestCase> tests = new ArrayList<>();
  private final Set<String> doubts = new TreeSet<>();
  private int runs;
  private int paths;
  private int infeasible;
  private int unknown;
  private int divergences;
  private int incomplete;
  private int lost;

  Ledger(
      Entry entry,
      SiteTable sites,
      Criterion criterion,
      List<Observer> observers,
      Set<String> doubts) {
    this.entry = entry;
    this.sites = sites;
    this.criterion = criterion;
    this.observers = List.copyOf(observers);
    this.doubts.addAll(doubts);
    entry.method().branchPoints().forEach(point -> objectives.addAll(objectivesOf(point)));
  }

  /**
   * What is to be covered at a branch point: all its outcomes; of an implicit check only that it
   * fails, for runs do not record that checks pass; nothing where there is one outcome only.
   */
  private static List<Branch> objectivesOf(BranchPoint point) {
    List<Branch> branches = point.branches();
    if (branches.size() < 2) {
      return List.of();
    }
    return point.type().isExplicit() ? branches : branches.subList(1, branches.size());
  }

  int runs() {
    return runs;
  }

  boolean isAllCovered() {
    return coveredBy.size() == objectives.size();
  }

  void infeasible() {
    infeasible++;
  }

  void unconfirmed() {
    doubts.add("the solver's word on floating point is not confirmed");
  }

  void unknown(Reason reason) {
    unknown++;
    doubts.add("solver gave up: " + reason);
  }

  void lost(TargetException.Cause reason) {
    runs++;
    lost++;
    doubts.add("target JVM " + reason);
  }

  void ran(List<Shape> shapes, Assignment numbers, Execution execution, boolean asPlanned) {
    runs++;
    note(execution, asPlanned);
    int number = tests.size() + 1;
    List<Branch> covers = cover(execution, number);
    int depth = execution.path().size();
    TestCase test = new TestCase(number, shapes, numbers, execution.outcome(), depth, covers);
    if (!covers.isEmpty() || criterion == Criterion.ALL_PATHS) {
      tests.add(test);
    }
    observers.forEach(observer -> observer.ran(test, execution));
  }

  private void note(Execution execution, boolean asPlanned) {
    if (asPlanned) {
      paths++;
    } else {
      divergences++;
      doubts.add("a run took another path than solved for");
    }
    Outcome outcome = execution.outcome();
    if (outcome.sort() == Outcome.Sort.UNSTARTED) {
      doubts.add("the entry could not be called: " + outcome.text());
    } else if (outcome.sort() == Outcome.Sort.THREW && EXHAUSTION.contains(outcome.text())) {
      doubts.add("a run ended with " + outcome.text());
    }
    if (!execution.isComplete()) {
      incomplete++;
      execution.incompleteness().forEach(reason -> doubts.add("run incomplete: " + reason));
    }
  }

  private List<Branch> cover(Execution execution, int test) {
    List<Branch> covers = new ArrayList<>();
    for (int outcome : execution.covered()) {
      Branch branch = sites.branch(outcome).orElse(null);
      if (branch != null
          && objectives.contains(branch)
          && coveredBy.putIfAbsent(branch, test) == null) {
        covers.add(branch);
      }
    }
    return covers;
  }

  Findings findings(StopReason stop, Bounds bounds) {
    if (stop != StopReason.EXHAUSTED && stop != StopReason.COVERED) {
      doubts.add(stop.toString());
    }
    Map<Branch, Verdict> verdicts = new LinkedHashMap<>();
    objectives.forEach(branch -> verdicts.put(branch, verdict(branch, bounds)));
    Statistics statistics =
        new Statistics(runs, paths, infeasible, unknown, divergences, incomplete, lost);
    return new Findings(entry, tests, verdicts, stop, statistics, doubts);
  }

  private Verdict verdict(Branch branch, Bounds bounds) {
    Integer test = coveredBy.get(branch);
    if (test != null) {
      return new Verdict.Covered(test);
    }
    if (!doubts.isEmpty()) {
      return new Verdict.Open(String.join("; ", doubts));
    }
    String bound = bounds.describe(entry);
    return bound.isEmpty() ? new Verdict.Infeasible() : new Verdict.InfeasibleWithinBounds(bound);
  }
}
