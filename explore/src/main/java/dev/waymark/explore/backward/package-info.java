/** Proofs by going back, as a part of an exploration. */
@NullMarked
package dev.waymark.explore.backward;

import org.jspecify.annotations.NullMarked;
