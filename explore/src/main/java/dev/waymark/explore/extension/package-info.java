/**
 * What others may add to an exploration: {@link dev.waymark.explore.extension.Observer observers},
 * {@link dev.waymark.explore.extension.Veto vetoes} and {@link dev.waymark.explore.extension.Prover
 * provers}.
 */
@NullMarked
package dev.waymark.explore.extension;

import org.jspecify.annotations.NullMarked;
