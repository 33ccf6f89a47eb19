/**
 * Tests as JUnit sources: {@link dev.waymark.report.junit.JUnitWriter} turns what an exploration
 * found into {@link dev.waymark.report.junit.TestClass}es, which print themselves.
 */
@NullMarked
package dev.waymark.report.junit;

import org.jspecify.annotations.NullMarked;
