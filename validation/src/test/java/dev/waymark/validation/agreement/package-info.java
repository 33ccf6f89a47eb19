/**
 * The test that the IR means what the bytecode means: every target program runs in the JVM and in
 * the {@linkplain dev.waymark.validation.oracle reference evaluator}, on many equal inputs, and the
 * two must do the same.
 */
@NullMarked
package dev.waymark.validation.agreement;

import org.jspecify.annotations.NullMarked;
