/**
 * What the native solvers have in common: an {@link dev.waymark.solver.internal.engine.Engine} is
 * one life of a native solver, an {@link dev.waymark.solver.internal.engine.EngineSolver} goes from
 * one to the next, so that memory stays bounded and a failure costs one query.
 */
@NullMarked
package dev.waymark.solver.internal.engine;

import org.jspecify.annotations.NullMarked;
