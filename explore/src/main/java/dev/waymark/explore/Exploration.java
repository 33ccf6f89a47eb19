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
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.Step;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
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
  private final Settings settings;
  private final Ledger ledger;
  private final LongSupplier clock;
  private final LoopBound loops;
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
      Settings settings,
      LongSupplier nanoClock,
      List<Observer> observers,
      Set<String> doubts) {
    this.entry = entry;
    this.target = target;
    this.solver = solver;
    this.settings = settings;
    this.clock = nanoClock;
    this.ledger = new Ledger(entry, sites, settings, observers, doubts);
    this.loops = new LoopBound(sites, settings.bounds().iterations());
  }

  /** Explores inputs of the given shapes, in order. */
  public Findings explore(List<List<Shape>> shapes) {
    long deadline = clock.getAsLong() + settings.budget().time().toNanos();
    FirstInputs first = new FirstInputs(settings.seed());
    shapes.forEach(shape -> pending.add(new Pending(first.of(shape), null, 0)));
    StopReason stop = StopReason.EXHAUSTED;
    while (!pending.isEmpty()) {
      StopReason reason = reasonToStop(deadline);
      if (reason != null) {
        stop = reason;
        break;
      }
      explore(pending.pop());
    }
    return ledger.findings(stop);
  }

  private @Nullable StopReason reasonToStop(long deadline) {
    if (settings.criterion() == Criterion.BRANCH && ledger.isAllCovered()) {
      return StopReason.COVERED;
    }
    if (ledger.runs() >= settings.budget().runs()) {
      return StopReason.RUNS;
    }
    return clock.getAsLong() >= deadline ? StopReason.TIME : null;
  }

  private void explore(Pending next) {
    Input input = solve(next);
    if (input != null) {
      run(next, input);
    }
  }

  private @Nullable Input solve(Pending next) {
    if (next.prefix() == null) {
      return next.base();
    }
    Answer answer = solver.check(Query.flipped(next.prefix().conditions(), next.base().numbers()));
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

  private void run(Pending next, Input input) {
    Execution execution;
    try {
      execution = target.run(entry, input);
    } catch (TargetException e) {
      ledger.lost(e.reason());
      return;
    }
    boolean asPlanned =
        next.prefix() == null || next.prefix().isBeginningOf(execution.path(), next.length());
    ledger.ran(execution, asPlanned);
    if (asPlanned) {
      addFlips(next, execution);
    }
  }

  /** The last branch is on top; those of the prefix were added when their paths were run. */
  private void addFlips(Pending next, Execution execution) {
    Prefix prefix = next.prefix();
    List<Step> path = execution.path();
    LoopBound.@Nullable Walk walk = walk(path, next.length());
    for (int i = next.length(); i < path.size(); i++) {
      Step step = path.get(i);
      for (int outcome = 0; outcome < step.conditions().size(); outcome++) {
        if (outcome != step.taken() && !isFalse(step.conditions().get(outcome))) {
          add(
              walk,
              step,
              outcome,
              new Pending(execution.input(), Prefix.after(prefix, step, outcome), i + 1));
        }
      }
      if (walk != null && !goesOn(walk, step)) {
        break;
      }
      prefix = Prefix.after(prefix, step, step.taken());
    }
  }

  private LoopBound.@Nullable Walk walk(List<Step> path, int length) {
    if (settings.bounds().iterations() == Bounds.UNBOUNDED) {
      return null;
    }
    LoopBound.Walk walk = loops.new Walk();
    path.subList(0, length).forEach(step -> walk.take(step.site(), step.taken()));
    return walk;
  }

  private void add(LoopBound.@Nullable Walk walk, Step step, int outcome, Pending flipped) {
    if (walk == null || walk.admits(step.site(), outcome)) {
      pending.push(flipped);
    } else {
      ledger.bounded(loops.toString());
    }
  }

  /** Whether the path is still within the bound of loops after {@code step}. */
  private boolean goesOn(LoopBound.Walk walk, Step step) {
    if (walk.admits(step.site(), step.taken())) {
      walk.take(step.site(), step.taken());
      return true;
    }
    ledger.bounded(loops.toString());
    return false;
  }

  private static boolean isFalse(Term condition) {
    return condition instanceof Constant constant && constant.bits() == 0;
  }
}
