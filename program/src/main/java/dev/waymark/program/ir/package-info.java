/**
 * The intermediate representation: non-SSA three-address code over the slots of a JVM frame.
 *
 * <p>{@link dev.waymark.program.ir.Local} {@code l_i} is JVM local {@code i}; {@link
 * dev.waymark.program.ir.Stack} {@code s_k} is the {@code k}-th value on the operand stack, counted
 * in values, not words. Each bytecode instruction becomes zero or more {@link
 * dev.waymark.program.ir.Statement}s, keyed by (method, instruction index, sub-index). Implicit
 * exceptions are explicit {@link dev.waymark.program.ir.Check} statements in front of the operation
 * that needs them, so that each of them is a branch. {@link dev.waymark.program.ir.BinaryOperator}
 * and {@link dev.waymark.program.ir.UnaryOperator} are the one table of operation semantics.
 */
@NullMarked
package dev.waymark.program.ir;

import org.jspecify.annotations.NullMarked;
