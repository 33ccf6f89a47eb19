/**
 * Bidirectional symbolic analysis (paper 001), and proofs by going back.
 *
 * <p>The rooms are, each using only those before it: {@code state} (what is said of a state),
 * {@code backward} (what must hold before a statement) and {@code proof} (ways back, all refuted).
 */
@NullMarked
package dev.waymark.bidirectional;

import org.jspecify.annotations.NullMarked;
