package dev.waymark.explore;

import dev.waymark.instrument.SiteTable;
import dev.waymark.program.branch.Branch;
import dev.waymark.solver.Reason;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.TargetException;
import dev.waymark.target.host.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Keeps account of what an exploration saw. */
final class Ledger {
  private final Entry entry;
  private final Settings settings;
  private final List<Observer> observers;
  private final BranchCoverage coverage;
  private final List<TestCase> tests = new ArrayList<>();
  private final Set<String> failures = new LinkedHashSet<>();
  private final Set<String> doubts = new TreeSet<>();
  private final Set<String> bounds = new LinkedHashSet<>();
  private final Statistics.Counter count = new Statistics.Counter();

  Ledger(
      Entry entry,
      SiteTable sites,
      Settings settings,
      List<Observer> observers,
      Set<String> doubts) {
    this.entry = entry;
    this.settings = settings;
    this.observers = List.copyOf(observers);
    this.coverage = new BranchCoverage(entry.method(), sites);
    this.doubts.addAll(doubts);
    this.bounds.addAll(settings.bounds().describe(entry));
  }

  int runs() {
    return count.runs;
  }

  boolean isAllCovered() {
    return coverage.isComplete();
  }

  void infeasible() {
    count.infeasible++;
  }

  void unconfirmed() {
    doubts.add("the solver's word on floating point is not confirmed");
  }

  void unknown(Reason reason) {
    count.unknown++;
    doubts.add("solver gave up: " + reason);
  }

  void lost(TargetException.Cause reason) {
    count.runs++;
    count.lost++;
    doubts.add("target JVM " + reason);
  }

  /** A path was left out because of {@code bound}. */
  void bounded(String bound) {
    bounds.add(bound);
  }

  void ran(Execution execution, boolean asPlanned) {
    count.runs++;
    note(execution, asPlanned);
    if (execution.isAdmitted()) {
      observe(execution);
    }
  }

  private void observe(Execution execution) {
    int number = tests.size() + 1;
    List<Branch> covers = coverage.cover(execution.covered(), number);
    Outcome outcome = execution.outcome();
    TestCase test =
        new TestCase(number, execution.input(), outcome, execution.path().size(), covers);
    boolean isNewFailure =
        outcome.sort() != Outcome.Sort.RETURNED
            && failures.add(outcome.text() + outcome.failure().place());
    if (!covers.isEmpty() || isNewFailure || settings.criterion() == Criterion.ALL_PATHS) {
      tests.add(test);
    }
    observers.forEach(observer -> observer.ran(test, execution));
  }

  private void note(Execution execution, boolean asPlanned) {
    if (!asPlanned) {
      count.divergences++;
      doubts.add("a run took another path than solved for");
    } else if (execution.isAdmitted()) {
      count.paths++;
    } else {
      count.rejected++;
    }
    Outcome outcome = execution.outcome();
    if (outcome.sort() == Outcome.Sort.UNSTARTED) {
      doubts.add("the entry could not be called: " + outcome.text());
    } else if (outcome.sort() == Outcome.Sort.EXHAUSTED) {
      doubts.add("a run was stopped: " + outcome.text());
    }
    if (!execution.isComplete()) {
      count.incomplete++;
      execution.incompleteness().forEach(reason -> doubts.add("run incomplete: " + reason));
    }
  }

  Findings findings(StopReason stop) {
    if (stop != StopReason.EXHAUSTED && stop != StopReason.COVERED) {
      doubts.add(stop.toString());
    }
    Map<Branch, Verdict> verdicts = new LinkedHashMap<>();
    coverage.objectives().forEach(branch -> verdicts.put(branch, verdict(branch)));
    return new Findings(entry, tests, verdicts, stop, count.statistics(), doubts);
  }

  private Verdict verdict(Branch branch) {
    Integer test = coverage.coveringTest(branch);
    if (test != null) {
      return new Verdict.Covered(test);
    }
    if (!doubts.isEmpty()) {
      return new Verdict.Open(String.join("; ", doubts));
    }
    String assumptions = String.join(", ", assumptions());
    return bounds.isEmpty()
        ? new Verdict.Infeasible(assumptions)
        : new Verdict.InfeasibleWithinBounds(String.join(", ", bounds), assumptions);
  }

  private List<String> assumptions() {
    List<String> assumptions = new ArrayList<>();
    List<String> names = entry.parameterNames();
    for (int i = 0; i < names.size(); i++) {
      Domain domain = Domain.of(entry.method().parameterAnnotations(i));
      assumptions.addAll(domain.describe(names.get(i)));
    }
    if (count.rejected > 0) {
      assumptions.add("what the code assumes");
    }
    return assumptions;
  }
}
