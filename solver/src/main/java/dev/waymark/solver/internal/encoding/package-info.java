/**
 * Terms as SMT-LIB sees them: ints and longs as bit vectors of 32 and 64 bits, floats and doubles
 * as IEEE 754 numbers rounded to nearest even, with Java's meaning of each operator spelled out.
 * What an operator means is written here once, over the {@link
 * dev.waymark.solver.internal.encoding.SmtBuilder} that each solver implements.
 *
 * <p>Integer division by zero is that of SMT-LIB, as in {@link dev.waymark.term.Semantics}.
 */
@NullMarked
package dev.waymark.solver.internal.encoding;

import org.jspecify.annotations.NullMarked;
