/**
 * The loop: {@link dev.waymark.explore.loop.Exploration} takes proposals, asks vetoes and solvers,
 * runs inputs, and has all that observe learn. {@link dev.waymark.explore.loop.Parts} puts it
 * together.
 */
@NullMarked
package dev.waymark.explore.loop;

import org.jspecify.annotations.NullMarked;
