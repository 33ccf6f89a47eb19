/**
 * The {@link dev.waymark.path.walk.Walk} itself, from choice to choice, and the {@link
 * dev.waymark.path.walk.Replay} of one input. {@code BranchChoices} are offered and taken, by what
 * {@code BranchConditions} and {@code ElementPins} say; {@code ScriptActions} come before the
 * entry.
 */
@NullMarked
package dev.waymark.path.walk;

import org.jspecify.annotations.NullMarked;
