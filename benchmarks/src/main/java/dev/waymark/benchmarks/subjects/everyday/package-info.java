/** Everyday classes of the kind an ordinary business application has. */
package dev.waymark.benchmarks.subjects.everyday;
