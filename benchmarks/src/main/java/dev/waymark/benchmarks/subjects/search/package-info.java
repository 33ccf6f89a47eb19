/**
 * Programs of real shape for comparing search strategies: text processing, schedulers and drivers
 * such as the literature searches, written anew from what is said of them. Each class has one
 * static method to enter by, and keeps no state between calls; {@code SearchSubjects} lists them. A
 * text is an array of chars that ends at its first NUL, as in C, or else with the array, so that
 * arrays of one length stand for texts of all shorter ones. None calls the JDK.
 */
@NullMarked
package dev.waymark.benchmarks.subjects.search;

import org.jspecify.annotations.NullMarked;
