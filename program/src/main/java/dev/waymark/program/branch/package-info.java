/**
 * Branches: the outcomes of conditional jumps, switches and implicit checks, with identities that
 * are stable across runs and readable, and the dominance between them that contexts need (paper
 * 002, section 4.2).
 */
@NullMarked
package dev.waymark.program.branch;

import org.jspecify.annotations.NullMarked;
