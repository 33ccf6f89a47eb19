/** Proofs that nothing leads to a branch: every way back is refuted. */
@NullMarked
package dev.waymark.bidirectional.proof;

import org.jspecify.annotations.NullMarked;
