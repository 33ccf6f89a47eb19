/** Tests that the subjects of the search do what they are said to do. */
@NullMarked
package dev.waymark.benchmarks.subjects.search;

import org.jspecify.annotations.NullMarked;
