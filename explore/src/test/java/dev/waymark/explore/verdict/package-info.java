/** Tests of what a proof may rest on, without running anything. */
@NullMarked
package dev.waymark.explore.verdict;

import org.jspecify.annotations.NullMarked;
