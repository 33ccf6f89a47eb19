/**
 * Tries generated tests out: {@link dev.waymark.confirm.Confirmation} compiles them as users will,
 * runs them three times in a JVM of their own, in several orders, and drops those that bring a
 * warning, fail, or do not always pass. {@link dev.waymark.confirm.Measuring} runs the others once
 * more on instrumented classes, and {@link dev.waymark.confirm.Examination} says what follows for
 * the code under test. {@link dev.waymark.confirm.Scoring} measures tests of users.
 */
@NullMarked
package dev.waymark.confirm;

import org.jspecify.annotations.NullMarked;
