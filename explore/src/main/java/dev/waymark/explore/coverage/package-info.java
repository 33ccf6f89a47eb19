/**
 * What is covered of the objectives, and the {@link dev.waymark.explore.coverage.Ledger} of all
 * that happened.
 */
@NullMarked
package dev.waymark.explore.coverage;

import org.jspecify.annotations.NullMarked;
