/**
 * Another clock and another order of sets and maps for the JVM of the tests: an agent has calls and
 * fields of the JDK refer to {@link dev.waymark.confirm.elsewhere.Elsewhere}. All of it is on the
 * boot class path there, so it needs nothing but {@code java.base} and {@code java.instrument}.
 */
@NullMarked
package dev.waymark.confirm.elsewhere;

import org.jspecify.annotations.NullMarked;
