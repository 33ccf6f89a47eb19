/** Confirmed tests as JUnit XML, as test runners write it. */
@NullMarked
package dev.waymark.report.junitxml;

import org.jspecify.annotations.NullMarked;
