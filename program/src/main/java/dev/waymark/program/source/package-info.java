/**
 * The decisions of source text, as the JDK's own compiler reads it: the outside truth that the
 * decisions recovered from bytecode are held against, and what tells a nested {@code if} from
 * {@code &&}.
 *
 * <p>{@link dev.waymark.program.source.SourceDecisions} is the entry. It walks the attributed
 * syntax trees in the order in which javac generates code, and notes each place where javac emits a
 * conditional jump, with the line that the line table gives to it. Only exported API of the module
 * {@code jdk.compiler} is used. What javac does was found by experiment with JDK 17 and 25; the
 * tests of this package repeat these experiments.
 */
@NullMarked
package dev.waymark.program.source;

import org.jspecify.annotations.NullMarked;
