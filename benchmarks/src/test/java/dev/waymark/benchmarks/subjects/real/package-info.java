/** Tests of the classes of our own that {@code ./bench real} measures. */
@NullMarked
package dev.waymark.benchmarks.subjects.real;

import org.jspecify.annotations.NullMarked;
