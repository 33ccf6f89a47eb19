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
 */
@NullMarked
package dev.waymark.path;

import org.jspecify.annotations.NullMarked;
