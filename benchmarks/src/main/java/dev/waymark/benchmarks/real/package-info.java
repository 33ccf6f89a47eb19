/**
 * {@code ./bench real}: what Waymark covers of real classes, counted by JaCoCo from the tests it
 * wrote, beside what a random rival covers in the same time. {@code WaymarkRun} is the one place
 * that calls the tool; see docs/real-subjects.md.
 */
@NullMarked
package dev.waymark.benchmarks.real;

import org.jspecify.annotations.NullMarked;
