/**
 * What is known in the end. A {@link dev.waymark.explore.verdict.Verdict} follows from tests,
 * {@link dev.waymark.explore.verdict.Proof proofs} and {@link dev.waymark.explore.verdict.Doubt
 * doubts}; {@link dev.waymark.explore.verdict.Findings} has all of it.
 */
@NullMarked
package dev.waymark.explore.verdict;

import org.jspecify.annotations.NullMarked;
