/**
 * The vocabulary of paths: what a walk along the statements of a program stops at, holds and says.
 * One symbolic interpreter serves suffixes that no run has taken (paper 004), explanations without
 * substitution (paper 003) and steps over a frontier (paper 001).
 *
 * <p>A walk runs to the next {@link dev.waymark.path.Situation.Choice} and waits to be told which
 * way to go; what it passes becomes {@link dev.waymark.path.Constraint}s. It is exact or silent:
 * where a value is not known for certain and matters, the situation is {@link
 * dev.waymark.path.Situation.Lost}, with the reason. References, types and lengths of arrays are
 * concrete along a path; numbers are terms.
 *
 * <p>Rooms, each of which uses only those before it: {@code number} (arithmetic on terms), {@code
 * heap} (objects), {@code jdk} (what the JDK and the probe do), {@code state} (all that changes on
 * a walk), {@code statement} (expressions and assignments), {@code call} (calls, exceptions,
 * initializers), {@code walk} (the walk itself) and {@code tree} (abstract trees of paths).
 */
@NullMarked
package dev.waymark.path;

import org.jspecify.annotations.NullMarked;
