/** Classes whose names and messages are hard on formats of reports. */
@NullMarked
package dev.waymark.benchmarks.subjects.reports;

import org.jspecify.annotations.NullMarked;
