/**
 * Questions to a solver and what comes back: the vocabulary that all of this module shares, and
 * that depends on nothing else in it.
 *
 * <p>A {@link dev.waymark.solver.api.Solver} answers a {@link dev.waymark.solver.api.Query} with
 * {@link dev.waymark.solver.api.Sat} and a model, {@link dev.waymark.solver.api.Unsat} and a core,
 * or {@link dev.waymark.solver.api.Unknown} and the {@link dev.waymark.solver.api.UnknownReason}.
 * How much it may spend is said by {@link dev.waymark.solver.api.Limits}, one set per {@link
 * dev.waymark.solver.api.QueryEffort}; what it did, by {@link
 * dev.waymark.solver.api.SolverStatistics}.
 */
@NullMarked
package dev.waymark.solver.api;

import org.jspecify.annotations.NullMarked;
