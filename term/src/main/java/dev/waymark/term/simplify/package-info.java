/**
 * Simplification of terms: one class of rules per kind of term, and {@link
 * dev.waymark.term.simplify.Simplifier}, which {@link dev.waymark.term.Terms} asks before it makes
 * a term. A rule keeps the value under every assignment, bit for bit.
 */
@NullMarked
package dev.waymark.term.simplify;

import org.jspecify.annotations.NullMarked;
