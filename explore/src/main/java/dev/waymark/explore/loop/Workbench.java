package dev.waymark.explore.loop;

import dev.waymark.explore.input.Experience;
import dev.waymark.explore.input.Words;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.solver.SolverStack;
import dev.waymark.target.TargetJvm;
import java.util.function.LongSupplier;

/**
 * What explorations work with, one at a time.
 *
 * @param sites what the numbers in traces mean
 * @param clock counts nanoseconds
 * @param words what they come upon
 * @param experience with what objects can be made
 * @param states what one entry of a class leaves behind, for others to begin with
 */
public record Workbench(
    TargetJvm target,
    SolverStack solver,
    SiteTable sites,
    LongSupplier clock,
    Words words,
    Experience experience,
    States states) {
  /** Lets target JVM and solver work until {@code end}, by the clock. */
  void until(long end) {
    target.until(end);
    solver.until(end);
  }

  /** Whoever works here next has all the time again. */
  void untilForever() {
    target.untilForever();
    solver.untilForever();
  }

  public Workbench(TargetJvm target, SolverStack solver, SiteTable sites, LongSupplier clock) {
    this(target, solver, sites, clock, new Words(), new Experience(), new States());
  }
}
