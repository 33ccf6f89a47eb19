package dev.waymark.explore.purpose;

import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Prefix;
import dev.waymark.explore.search.Trail;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Execution;
import dev.waymark.target.Step;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The paths to try that a run has come by, within the bound of loops. */
final class Flips {
  private final Aims aims;
  private final LoopBound loops;
  private final boolean isBounded;
  private final Ledger ledger;

  /** Tells {@code ledger} what is left out. */
  Flips(SiteTable sites, Bounds bounds, Ledger ledger) {
    this.aims = new Aims(sites);
    this.loops = new LoopBound(sites, bounds.iterations());
    this.isBounded = bounds.iterations() != Bounds.UNBOUNDED;
    this.ledger = ledger;
  }

  /**
   * Those of a run that was tried as {@code next}. Those of its prefix were found when their paths
   * were run.
   *
   * @param hasTrails whether the strategy reads trails
   */
  List<PartialPath> of(PartialPath next, Execution execution, boolean hasTrails) {
    List<PartialPath> found = new ArrayList<>();
    Prefix prefix = next.prefix();
    boolean isTrailed = hasTrails && next.length() > 0;
    Trail trail = isTrailed ? new Trail(next.trail(), next.aim().branch()) : null;
    List<Step> path = execution.path();
    LoopBound.@Nullable Walk walk = walk(path, next.length());
    Branch context = null;
    for (int i = next.length(); i < path.size(); i++) {
      Step step = path.get(i);
      for (int outcome = 0; outcome < step.conditions().size(); outcome++) {
        if (outcome != step.taken() && !isFalse(step.conditions().get(outcome))) {
          Prefix flipped = Prefix.after(prefix, step, outcome);
          PartialPath flip =
              new PartialPath(
                  execution.input(),
                  flipped,
                  trail,
                  i + 1,
                  outcome,
                  aims.of(next.aim().lane(), step.site() + outcome, context));
          if (isWithin(walk, step, outcome)) {
            found.add(flip);
          }
        }
      }
      if (walk != null && !goesOn(walk, step)) {
        break;
      }
      int taken = step.site() + step.taken();
      prefix = Prefix.after(prefix, step, step.taken());
      trail = hasTrails ? new Trail(trail, aims.branch(taken)) : null;
      context = aims.context(context, taken);
    }
    return found;
  }

  private LoopBound.@Nullable Walk walk(List<Step> path, int length) {
    if (!isBounded) {
      return null;
    }
    LoopBound.Walk walk = loops.new Walk();
    path.subList(0, length).forEach(step -> walk.take(step.site(), step.taken()));
    return walk;
  }

  private boolean isWithin(LoopBound.@Nullable Walk walk, Step step, int outcome) {
    boolean isWithin = walk == null || walk.admits(step.site(), outcome);
    if (!isWithin) {
      ledger.bounded(loops.toString());
    }
    return isWithin;
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
