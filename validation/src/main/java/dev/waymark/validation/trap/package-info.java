/**
 * Traps for wrong proofs, a class for each hole that a proof of infeasibility can have. Each
 * explicit branch here can be taken, by some input or in some state of the world, unless {@link
 * Expected} says that nothing can: none may be called infeasible, and those of {@code Bounded} only
 * within bounds. {@link Expected} says which are not covered, and why. Methods that do not depend
 * on their arguments alone are not public, so that nobody compares their results.
 */
package dev.waymark.validation.trap;
