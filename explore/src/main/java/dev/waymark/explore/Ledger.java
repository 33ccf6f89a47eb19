package dev.waymark.explore;

import dev.waymark.program.branch.Branch;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.api.Reason;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.TargetException;
import dev.waymark.target.host.Incoming;
import dev.waymark.target.host.Outcome;
import dev.waymark.target.host.Outgoing;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Keeps account of what an exploration saw. */
final class Ledger {
  private static final String OTHER_PATH = "took another path than solved for";

  private static final int MOST_RUNS_TO_RETURN = 50;

  private final Entry entry;
  private final Settings settings;
  private final List<Observer> observers;
  private final Journal journal;
  private final BranchCoverage coverage;
  private final List<TestCase> tests = new ArrayList<>();
  private final Set<String> failures = new LinkedHashSet<>();
  private final Set<String> doubts = new TreeSet<>();
  private final Set<String> bounds = new LinkedHashSet<>();
  private final Losses losses = new Losses();
  private final Goals goals;
  private boolean isCallable = true;
  private boolean hasReturned;
  private final Statistics.Counter count = new Statistics.Counter();

  Ledger(Job job, BranchCoverage coverage, Goals goals, List<Observer> observers, Journal journal) {
    this.entry = job.entry();
    this.settings = job.settings();
    this.observers = List.copyOf(observers);
    this.journal = journal;
    this.coverage = coverage;
    this.goals = goals;
    this.doubts.addAll(job.doubts());
    this.bounds.addAll(settings.bounds().describe(entry));
    this.bounds.addAll(job.bounds());
  }

  int runs() {
    return count.runs;
  }

  /**
   * Whether there is nothing more to cover. An entry is run until it returns once, so that there is
   * a test of what it is meant to do, unless it does not seem to return at all.
   */
  boolean isAllCovered() {
    boolean isTried = hasReturned || count.runs >= MOST_RUNS_TO_RETURN;
    return count.runs > 0 && isTried && goals.areReached();
  }

  void infeasible() {
    count.infeasible++;
  }

  void unknown(Reason reason) {
    count.unknown++;
    doubts.add("solver gave up: " + reason);
  }

  /** Whether there may be something to prove, and nothing stands against it yet. */
  boolean mayProve() {
    return doubts.isEmpty() && losses.isEmpty() && !goals.areReached();
  }

  /** What a second solver says of a partial path that was found infeasible. */
  void confirmed(CoreConfirmation.Result result) {
    switch (result) {
      case CONFIRMED -> count.confirmed++;
      case UNDECIDED -> count.unconfirmed++;
      case CONTRADICTED -> doubts.add("the solvers disagree: please report that as a bug");
    }
  }

  /** An input was the end of the target JVM, twice. */
  void lost(Input input, TargetException problem) {
    count.runs++;
    count.lost++;
    isCallable &= problem.reason() != TargetException.Cause.UNSTARTED;
    doubts.add(problem.reason().toString());
    Outcome outcome = Outcome.lost(problem.reason().toString(), problem.failure());
    add(new TestCase(tests.size() + 1, input, outcome, 0, List.of(), List.of()));
  }

  /** Whether it makes sense to run other inputs. */
  boolean isCallable() {
    return isCallable;
  }

  /** What was run last, and is a test now, was run again. */
  void repeated(Repetition repetition) {
    if (!repetition.isSame()) {
      count.divergences++;
      doubts.add("the same input was run twice and did not do the same");
      Outcome outcome = tests.get(tests.size() - 1).outcome();
      replaceLast(
          repetition.hasSameEnd()
              ? outcome.remarking("takes another path when run again")
              : outcome.unlike(repetition.second().outcome()));
    }
  }

  /** In the journal, the later entry for a test counts. */
  private void replaceLast(Outcome outcome) {
    TestCase last = tests.remove(tests.size() - 1);
    add(last.ending(outcome));
  }

  /** An input did not take the path again that it had taken before. */
  void diverged() {
    count.divergences++;
    doubts.add("a run " + OTHER_PATH);
  }

  /** Something is in the way of proofs. */
  void doubt(String reason) {
    doubts.add(reason);
  }

  /** There are too many paths to remember this one. */
  void dropped() {
    doubts.add("too many paths wait");
  }

  /** A path was left out because of {@code bound}. */
  void bounded(String bound) {
    bounds.add(bound);
  }

  /** Notes a run; says whether it became a test for more than its path. */
  boolean ran(Execution execution, boolean asPlanned) {
    count.runs++;
    note(execution, asPlanned);
    Outcome outcome = execution.outcome();
    return execution.isAdmitted()
        && observe(execution, asPlanned ? outcome : outcome.remarking(OTHER_PATH));
  }

  /** So many inputs were tried, without a look at their paths. */
  void scouted(int inputs) {
    count.tried += inputs;
  }

  /** Notes a run that was not solved for, if there is something new in it, and says whether. */
  boolean tried(Execution execution) {
    if (!isNews(execution)) {
      count.runs++;
      return false;
    }
    return ran(execution, true);
  }

  /** Whether a run will become a test for more than its path. */
  boolean isNews(Execution execution) {
    String failure = failure(execution.outcome());
    return execution.isAdmitted()
        && (coverage.isNews(execution.covered())
            || (failure.isEmpty()
                ? coverage.isNewsIfReturning(execution.covered())
                : !failures.contains(failure)));
  }

  /** Whether there may be something that solving within the bounds does not find. */
  boolean mayMiss() {
    return !doubts.isEmpty() || !losses.isEmpty() || !bounds.isEmpty();
  }

  private boolean observe(Execution execution, Outcome outcome) {
    int number = tests.size() + 1;
    List<Branch> covers =
        coverage.cover(execution.covered(), new BranchCoverage.Witness(entry, number));
    boolean isFirst = isFirstReturn(outcome) || tests.isEmpty();
    boolean isNewEnd =
        failure(outcome).isEmpty()
            ? coverage.isReturning(execution.covered())
            : isNewFailure(outcome);
    boolean isNotable = isNewEnd || !covers.isEmpty() || isFirst;
    TestCase test =
        new TestCase(
            number,
            execution.input(),
            outcome,
            execution.path().size(),
            covers,
            isNotable ? coverage.covered(execution.covered()) : covers);
    if (isNotable || settings.criterion() == Criterion.ALL_PATHS) {
      add(test);
    }
    observers.forEach(observer -> observer.ran(test, execution));
    return isNotable;
  }

  private boolean isFirstReturn(Outcome outcome) {
    boolean hadReturned = hasReturned;
    hasReturned |= outcome.sort() == Outcome.Sort.RETURNED;
    return hasReturned && !hadReturned;
  }

  private boolean isNewFailure(Outcome outcome) {
    return failures.add(failure(outcome));
  }

  /** What tells an exception, by its class and place, from others; empty if there is none. */
  static String failure(Outcome outcome) {
    String text = outcome.sort() == Outcome.Sort.RETURNED ? "" : outcome.text();
    return text + outcome.remark() + outcome.failure().place();
  }

  private void add(TestCase test) {
    tests.add(test);
    Outgoing entry = new Outgoing().begin(Journal.TEST);
    TestCodec.write(test, entry);
    journal.append(entry);
  }

  /** Writes what is known, but for the tests, which are in the journal already. */
  void write(Outgoing out) {
    count.write(out);
    write(doubts, out);
    write(bounds, out);
    write(failures, out);
    losses.write(out);
    out.putByte(isCallable ? 1 : 0);
  }

  private static void write(Set<String> texts, Outgoing out) {
    out.putInt(texts.size());
    texts.forEach(out::putText);
  }

  /** Takes over what {@link #write} wrote, and the tests found until then. */
  void read(Incoming in, Terms terms) {
    count.read(in);
    read(in, doubts);
    read(in, bounds);
    read(in, failures);
    losses.read(in);
    isCallable = in.takeByte() != 0;
    TestCodec codec = new TestCodec(terms, coverage.objectives().keySet());
    for (Incoming written : journal.tests()) {
      TestCase test = codec.read(written);
      if (test.number() == tests.size()) {
        tests.remove(tests.size() - 1);
      }
      tests.add(test);
      coverage.restore(entry, test);
      hasReturned |= test.outcome().sort() == Outcome.Sort.RETURNED;
    }
  }

  private static void read(Incoming in, Set<String> texts) {
    for (int left = in.takeInt(); left > 0; left--) {
      texts.add(in.takeText());
    }
  }

  private void note(Execution execution, boolean asPlanned) {
    if (!asPlanned) {
      diverged();
    } else if (execution.isAdmitted()) {
      count.paths++;
    } else {
      count.rejected++;
    }
    Outcome outcome = execution.outcome();
    if (!outcome.remark().isEmpty()) {
      doubts.add("a run " + outcome.remark());
    }
    if (outcome.sort() == Outcome.Sort.UNSTARTED) {
      isCallable = false;
      doubts.add("the entry could not be called: " + outcome.text());
    } else if (outcome.sort() == Outcome.Sort.EXHAUSTED) {
      doubts.add("a run was stopped: " + outcome.text());
    } else if (outcome.sort() == Outcome.Sort.REFUSED) {
      doubts.add("refused: " + outcome.text());
    }
    if (!execution.isComplete()) {
      count.incomplete++;
      losses.add(execution.losses());
    }
  }

  /** What the exploration says, now that it ended for reason {@code stop}. */
  Conclusion conclusion(StopReason stop, Course course) {
    Set<String> all = new TreeSet<>(doubts);
    losses.describe(all);
    if (stop != StopReason.EXHAUSTED && stop != StopReason.COVERED) {
      all.add(stop.toString());
    }
    return new Conclusion(
        entry,
        List.copyOf(tests),
        stop,
        count.statistics(),
        all,
        bounds,
        assumptions(),
        losses.byRuns(),
        course);
  }

  private List<String> assumptions() {
    List<String> assumptions = Domain.assumptions(entry);
    if (count.rejected > 0) {
      assumptions.add("what the code assumes");
    }
    if (count.unconfirmed > 0) {
      assumptions.add("the word of one solver");
    }
    return assumptions;
  }
}
