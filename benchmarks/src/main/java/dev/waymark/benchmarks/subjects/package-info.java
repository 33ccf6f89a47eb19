/**
 * Small programs of the kind the literature explores, written anew from their descriptions. Each
 * class has one static method to enter by, and says what paths to expect; which inputs are explored
 * is said in {@code ExploreSubject}. None calls the JDK, so that exploring them can be complete.
 */
@NullMarked
package dev.waymark.benchmarks.subjects;

import org.jspecify.annotations.NullMarked;
