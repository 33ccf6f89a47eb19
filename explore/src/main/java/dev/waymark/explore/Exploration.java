package dev.waymark.explore;

import dev.waymark.instrument.SiteTable;
import dev.waymark.solver.Answer;
import dev.waymark.solver.Query;
import dev.waymark.solver.Sat;
import dev.waymark.solver.Solver;
import dev.waymark.solver.Unknown;
import dev.waymark.solver.Unsat;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Shape;
import dev.waymark.target.Step;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
import dev.waymark.term.Assignment;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The loop, depth first: the branch flipped next is the last one of the last path. For each shape
 * of the input the tree of its paths is explored for itself.
 */
public final class Exploration {
  private final Entry entry;
  private final TargetJvm target;
  private final Solver solver;
  private final Budget budget;
  private final Criterion criterion;
  private final Ledger ledger;
  private final LongSupplier clock;
  private final Deque<Pending> pending = new ArrayDeque<>();
  private final FloatTerms floats = new FloatTerms();

  /**
   * Prepares an exploration.
   *
   * @param doubts why even an exhausted tree would prove nothing; see {@link Closure}
   */
  public Exploration(
      Entry entry,
      TargetJvm target,
      Solver solver,
      SiteTable sites,
      Criterion criterion,
      Budget budget,
      LongSupplier nanoClock,
      List<Observer> observers,
      Set<String> doubts) {
    this.entry = entry;
    this.target = target;
    this.solver = solver;
    this.criterion = criterion;
    this.budget = budget;
    this.clock = nanoClock;
    this.ledger = new Ledger(entry, sites, criterion, observers, doubts);
  }

  /** Explores inputs of the given shapes, in order. */
  public Findings explore(List<List<Shape>> shapes, Bounds bounds) {
    long deadline = clock.getAsLong() + budget.time().toNanos();
    for (int i = shapes.size() - 1; i >= 0; i--) {
      pending.push(new Pending(shapes.get(i), null, 0, Assignment.EMPTY));
    }
    StopReason stop = StopReason.EXHAUSTED;
    while (!pending.isEmpty()) {
      StopReason reason = reasonToStop(deadline);
      if (reason != null) {
        stop = reason;
        break;
      }
      explore(pending.pop());
    }
    return ledger.findings(stop, bounds);
  }

  private @Nullable StopReason reasonToStop(long deadline) {
    if (criterion == Criterion.BRANCH && ledger.isAllCovered()) {
      return StopReason.COVERED;
    }
    if (ledger.runs() >= budget.runs()) {
      return StopReason.RUNS;
    }
    return clock.getAsLong() >= deadline ? StopReason.TIME : null;
  }

  private void explore(Pending next) {
    Assignment numbers = solve(next);
    if (numbers != null) {
      run(next, numbers);
    }
  }

  private @Nullable Assignment solve(Pending next) {
    if (next.prefix() == null) {
      return next.base();
    }
    Answer answer = solver.check(Query.flipped(next.prefix().conditions(), next.base()));
    if (answer instanceof Sat sat) {
      return next.base().with(sat.model());
    }
    if (answer instanceof Unsat unsat) {
      refuted(unsat);
    } else {
      ledger.unknown(((Unknown) answer).reason());
    }
    return null;
  }

  /** What the solver says of floats is not checked against the JVM yet, and proves nothing. */
  private void refuted(Unsat answer) {
    ledger.infeasible();
    if (answer.core().stream().anyMatch(floats::isIn)) {
      ledger.unconfirmed();
    }
  }

  private void run(Pending next, Assignment numbers) {
    Execution execution;
    try {
      execution = target.run(entry, next.shapes(), numbers);
    } catch (TargetException e) {
      ledger.lost(e.reason());
      return;
    }
    boolean asPlanned =
        next.prefix() == null || next.prefix().isBeginningOf(execution.path(), next.length());
    ledger.ran(next.shapes(), numbers, execution, asPlanned);
    if (asPlanned) {
      addFlips(next, numbers, execution);
    }
  }

  /** The last branch is on top; those of the prefix were added when their paths were run. */
  private void addFlips(Pending next, Assignment numbers, Execution execution) {
    Prefix prefix = next.prefix();
    List<Step> path = execution.path();
    for (int i = next.length(); i < path.size(); i++) {
      Step step = path.get(i);
      for (int outcome = 0; outcome < step.conditions().size(); outcome++) {
        if (outcome != step.taken() && !isFalse(step.conditions().get(outcome))) {
          Prefix flipped = Prefix.after(prefix, step, outcome);
          pending.push(new Pending(next.shapes(), flipped, i + 1, numbers));
        }
      }
      prefix = Prefix.after(prefix, step, step.taken());
    }
  }

  private static boolean isFalse(Term condition) {
    return condition instanceof Constant constant && constant.bits() == 0;
  }
}
