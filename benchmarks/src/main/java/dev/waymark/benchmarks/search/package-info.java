/**
 * What search strategies are compared on. {@link dev.waymark.benchmarks.search.SearchSubjects}
 * lists the subjects; they are fixed before a strategy is measured, and not changed to suit one.
 */
@NullMarked
package dev.waymark.benchmarks.search;

import org.jspecify.annotations.NullMarked;
