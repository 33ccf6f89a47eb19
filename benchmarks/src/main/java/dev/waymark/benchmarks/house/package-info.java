/**
 * The house itself: how large files and methods of each module are, and whether packages depend on
 * each other in one direction only. Looks at sources; generated ones and tests do not count.
 */
@NullMarked
package dev.waymark.benchmarks.house;

import org.jspecify.annotations.NullMarked;
