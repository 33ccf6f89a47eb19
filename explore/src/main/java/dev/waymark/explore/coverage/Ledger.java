package dev.waymark.explore.coverage;

import dev.waymark.explore.extension.Gcfg;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.extension.Refutation;
import dev.waymark.explore.input.Domain;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Conclusion;
import dev.waymark.explore.verdict.Course;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Statistics;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.branch.Branch;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.TargetException;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outcome;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Terms;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Keeps account of what an exploration saw. */
public final class Ledger {
  private static final String OTHER_PATH = "took another path than solved for";

  private final Entry entry;
  private final Settings settings;
  private final Audience audience;
  private final ObjectiveCoverage coverage;
  private final Collection<Branch> branches;
  private final TestBook tests;
  private final SpareTests spares = new SpareTests();
  private final Reservations reservations = new Reservations();
  private final Goals goals;
  private final Completion completion;
  private final Set<String> assumed;
  private boolean isCallable = true;
  private final Statistics.Counter count = new Statistics.Counter();

  /**
   * Nothing is known yet.
   *
   * @param branches those that tests may be named for
   * @param observers are told of everything
   */
  public Ledger(
      Job job,
      ObjectiveCoverage coverage,
      Collection<Branch> branches,
      Goals goals,
      List<Observer> observers,
      Journal journal) {
    this.entry = job.entry();
    this.settings = job.settings();
    this.audience = new Audience(observers);
    this.tests = new TestBook(journal);
    this.coverage = coverage;
    this.branches = branches;
    this.goals = goals;
    this.completion = new Completion(settings, goals);
    this.reservations.doubts().addAll(job.doubts());
    this.reservations.bounded(settings.bounds().describe(entry));
    this.reservations.bounded(job.bounds());
    this.assumed = job.assumptions();
  }

  public int runs() {
    return count.runs;
  }

  /** Whether there is nothing more to cover. */
  public boolean isAllCovered() {
    return completion.isDone(count.runs, count.asked);
  }

  /** A solver is asked. */
  public void asked() {
    count.asked++;
  }

  /** A partial path cannot be taken. */
  public void refuted(Refutation refutation) {
    count.infeasible++;
    audience.refuted(refutation);
  }

  /** A partial path cannot be taken, and no solver was asked: that is known by {@code kind}. */
  public void vetoed(Question question, Proof.Kind kind) {
    count.ruledOut += kind == Proof.Kind.GENERALIZED_PATH ? 1 : 0;
    refuted(new Refutation(question, Set.of()));
  }

  /** So many families of infeasible paths were given up in all. */
  public void givenUp(int families) {
    count.givenUp = families;
  }

  /** A solver gave up. */
  public void unknown(Question question, UnknownReason reason) {
    count.unknown++;
    doubt(Doubt.Kind.SOLVER, "the solver gave up: " + reason);
    unsettled(question);
  }

  /** It was not found out whether a partial path can be taken. */
  public void unsettled(Question question) {
    audience.unsettled(question);
  }

  /** This is what the frontier looks like in the end. */
  public void ended(Supplier<Gcfg> frontier) {
    audience.ended(frontier);
  }

  /** Whether there may be something to prove, and nothing stands against it yet. */
  public boolean mayProve() {
    return !reservations.isExhausted()
        && reservations.areNone()
        && coverage.doubts().isEmpty()
        && !goals.areReached();
  }

  /** What a second solver says of a partial path that was found infeasible. */
  public void confirmed(CoreConfirmation.Result result) {
    switch (result) {
      case CONFIRMED -> count.confirmed++;
      case UNDECIDED -> count.unconfirmed++;
      case CONTRADICTED ->
          doubt(Doubt.Kind.SOLVER, "the solvers disagree: please report that as a bug");
    }
  }

  /** An input was the end of the target JVM, twice. */
  public void lost(Input input, TargetException problem) {
    count.runs++;
    count.lost++;
    isCallable &= problem.reason() != TargetException.Cause.UNSTARTED;
    doubt(Doubt.Kind.RUN, problem.reason().toString());
    Outcome outcome = Outcome.lost(problem.reason().toString(), problem.failure());
    tests.add(new TestCase(tests.nextNumber(), input, outcome, 0, List.of(), List.of()));
    audience.lost(input, problem);
  }

  /** Time was up before it was known what an input does. */
  public void cutShort() {
    reservations.doubts().addAll(List.of(StopReason.TIME.doubt()));
  }

  /** Whether it makes sense to run other inputs. */
  public boolean isCallable() {
    return isCallable;
  }

  /** What was run last, and is a test now, was run again. */
  public void repeated(Rerun repetition) {
    if (!repetition.isSame()) {
      count.divergences++;
      doubt(Doubt.Kind.RUN, "an input behaved differently when run again");
      Outcome outcome = tests.lastOutcome();
      tests.replaceLast(
          repetition.hasSameEnd()
              ? outcome.remarking("takes another path when run again")
              : outcome.unlike(repetition.second().outcome()));
    }
  }

  /** An input did not take the path again that it had taken before. */
  public void diverged() {
    count.divergences++;
    doubt(Doubt.Kind.RUN, "a run " + OTHER_PATH);
  }

  /** Something is in the way of proofs. */
  public void doubt(Doubt.Kind kind, String reason) {
    reservations.doubts().add(kind, reason);
  }

  /** There are too many paths to remember this one. */
  public void dropped() {
    doubt(Doubt.Kind.UNTRIED, "too many paths are waiting");
  }

  /** A path was left out because of {@code bound}. */
  public void bounded(String bound) {
    reservations.bounded(List.of(bound));
  }

  /** Notes a run; says whether it became a test for more than its path. */
  public boolean ran(Execution execution, boolean asPlanned) {
    count.runs++;
    note(execution, asPlanned);
    Outcome outcome = execution.outcome();
    if (!execution.isAdmitted()) {
      audience.rejected(execution);
      return false;
    }
    return observe(execution, asPlanned ? outcome : outcome.remarking(OTHER_PATH));
  }

  /** So many inputs were tried, without a look at their paths. */
  public void scouted(int inputs) {
    count.tried += inputs;
    audience.tried(inputs);
  }

  /** Notes a run that was not solved for, if there is something new in it, and says whether. */
  public boolean tried(Execution execution) {
    if (!isNews(execution)) {
      count.runs++;
      return false;
    }
    return ran(execution, true);
  }

  /** Whether a run will become a test for more than its path. */
  public boolean isNews(Execution execution) {
    return execution.isAdmitted()
        && coverage.isNews(execution, tests.kindOf(TestCase.failure(execution.outcome())));
  }

  /** Whether there may be something that solving within the bounds does not find. */
  public boolean mayMiss() {
    return !reservations.areNone() || reservations.hasBounds();
  }

  private boolean observe(Execution execution, Outcome outcome) {
    int number = tests.nextNumber();
    boolean isFirst = completion.isFirstReturn(outcome) || tests.isEmpty();
    completion.ran(outcome);
    String failure = TestCase.failure(outcome);
    var novelty = new ObjectiveCoverage.Novelty(isFirst, tests.kindOf(failure));
    var gain = coverage.cover(execution, novelty, new Witness(entry, number));
    tests.failed(failure);
    TestCase test =
        new TestCase(
            number, execution.input(), outcome, execution.path().size(), gain.first(), gain.all());
    if (gain.isNotable() || settings.keepsAllRuns()) {
      tests.add(test);
    } else if (settings.isOfBranches() && spares.isWorthy(execution)) {
      spares.add(test.covering(coverage.taken(execution)));
    }
    spares.see(execution);
    audience.ran(test, execution);
    return gain.isNotable();
  }

  /** Writes what is known, but for the tests, which are in the journal already. */
  public void write(Outgoing out) {
    count.write(out);
    reservations.write(out);
    tests.write(out);
    out.putByte(isCallable ? 1 : 0);
    coverage.write(out);
  }

  /** Takes over what {@link #write} wrote, and the tests found until then. */
  public void read(Incoming in, Terms terms) {
    count.read(in);
    reservations.read(in);
    tests.read(in);
    isCallable = in.takeByte() != 0;
    coverage.read(in);
    for (TestCase test : tests.restore(terms, branches)) {
      coverage.restore(entry, test);
      completion.ran(test.outcome());
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
    reservations.doubts().look(execution);
    isCallable &= execution.outcome().sort() != Outcome.Sort.UNSTARTED;
    if (!execution.isComplete()) {
      count.incomplete++;
      reservations.losses().add(execution.losses());
    }
  }

  /** No path is left within the bounds; what is learned of other inputs says nothing of these. */
  public void exhausted() {
    reservations.exhausted(coverage.doubts(), assumptions());
  }

  /** Whether no path was left within the bounds at some time. */
  public boolean isExhausted() {
    return reservations.isExhausted();
  }

  /** What the exploration says, now that it ended for reason {@code stop}. */
  public Conclusion conclusion(StopReason stop, Course course) {
    Exhaustion known = reservations.conclusion(coverage.doubts(), assumptions());
    Set<Doubt> all = new LinkedHashSet<>(known.doubts());
    if (stop != StopReason.EXHAUSTED && stop != StopReason.COVERED) {
      all.add(stop.doubt());
    }
    return new Conclusion(
        entry,
        tests.all(),
        stop,
        count.statistics(),
        all,
        known.bounds(),
        known.assumptions(),
        reservations.losses().byRuns(),
        course,
        spares.all(),
        audience.proofs());
  }

  private List<String> assumptions() {
    List<String> assumptions = Domain.assumptions(entry);
    assumptions.addAll(assumed);
    if (count.rejected > 0) {
      assumptions.add("what the code assumes");
    }
    if (count.unconfirmed > 0) {
      assumptions.add("one solver alone");
    }
    return assumptions;
  }
}
