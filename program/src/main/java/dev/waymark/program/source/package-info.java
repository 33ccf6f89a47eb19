/**
 * The decisions of source text, as the JDK's own compiler reads it: the outside truth that the
 * decisions recovered from bytecode are held against, and what tells a nested {@code if} from
 * {@code &&}.
 *
 * <p>{@link dev.waymark.program.source.SourceDecisions} is the entry. It walks the attributed
 * syntax trees in the order in which javac generates code, and notes each place where javac emits a
 * conditional jump, with the line that the line table gives to it. Only exported API of the module
 * {@code jdk.compiler} is used. The tests of this package compile programs with all constructs and
 * compare, for JDK 17 to 25 and releases from 8 on.
 *
 * <p>Known differences from bytecode: jumps of synthetic methods ({@code $deserializeLambda$}) and
 * of assertions in interfaces have no source; a record pattern counts as one atom; calls of the
 * access methods that releases before 11 need for private members of other classes may move the
 * jumps after them to another line; JDK 17 does not announce the end of a switch expression, later
 * ones do; {@code null == null} is no constant here, but makes no jump.
 */
@NullMarked
package dev.waymark.program.source;

import org.jspecify.annotations.NullMarked;
