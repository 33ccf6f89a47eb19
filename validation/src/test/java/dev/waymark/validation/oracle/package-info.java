/**
 * A reference evaluator of the IR, slow and simple, that says what {@link
 * dev.waymark.program.ir.Code} means.
 *
 * <p>The classes under test are loaded a second time as stubs: all method bodies but those of
 * constructors call {@link dev.waymark.validation.oracle.ReferenceEvaluator}, which interprets
 * their IR. So everything that the JVM does between method bodies stays the JVM's: dispatch, class
 * initialization, lambdas, calls from the library. Constructors are interpreted too when the IR
 * calls them; only those that the library calls itself (constructor references) run as they are.
 */
@NullMarked
package dev.waymark.validation.oracle;

import org.jspecify.annotations.NullMarked;
