/**
 * Runs in the JVM of the tests, with the JDK and JUnit alone: {@link
 * dev.waymark.confirm.run.TestRun} executes tests and writes {@link dev.waymark.confirm.run.Event}s
 * to a file as they happen, so that nothing is lost if a test is the end of its JVM.
 */
@NullMarked
package dev.waymark.confirm.run;

import org.jspecify.annotations.NullMarked;
