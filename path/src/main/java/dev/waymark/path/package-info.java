/**
 * Goes forward along paths of a program, over its statements: the one symbolic interpreter that
 * serves suffixes that no run has taken (paper 004), explanations without substitution (paper 003)
 * and steps over a frontier (paper 001).
 *
 * <p>A {@link dev.waymark.path.Walk} runs to the next {@link dev.waymark.path.Situation.Choice} and
 * waits to be told which way to go; what it passes becomes {@link dev.waymark.path.Constraint}s. It
 * is exact or silent: where a value is not known for certain and matters, the situation is {@link
 * dev.waymark.path.Situation.Lost}, with the reason. References, types and lengths of arrays are
 * concrete along a path; numbers are terms.
 *
 * <p>All that changes on the way is one {@code State}. What statements do to it is apart by kind:
 * {@code Assignments} write variables, fields and arrays, with what {@code Expressions} are worth;
 * {@code Choices} branch, by what {@code Decisions} and {@code Pins} say; {@code Calls} are made,
 * and {@code Effects} let them happen and end; {@code Exceptions} are thrown and caught; {@code
 * Initializers} come before all that needs them, and {@code Actions} of the script before the
 * entry.
 */
@NullMarked
package dev.waymark.path;

import org.jspecify.annotations.NullMarked;
