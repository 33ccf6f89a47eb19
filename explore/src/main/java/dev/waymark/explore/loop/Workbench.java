package dev.waymark.explore.loop;

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
 */
public record Workbench(
    TargetJvm target, SolverStack solver, SiteTable sites, LongSupplier clock, Words words) {
  public Workbench(TargetJvm target, SolverStack solver, SiteTable sites, LongSupplier clock) {
    this(target, solver, sites, clock, new Words());
  }
}
