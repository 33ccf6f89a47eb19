/**
 * From ASM's instruction lists to {@link dev.waymark.program.ir.Code}: one class per instruction
 * family, driven by {@link dev.waymark.program.internal.lift.MethodLifter} along all paths.
 */
@NullMarked
package dev.waymark.program.internal.lift;

import org.jspecify.annotations.NullMarked;
