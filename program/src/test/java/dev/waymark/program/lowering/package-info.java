/** Lowered code does what the JVM's linker specifies. */
@NullMarked
package dev.waymark.program.lowering;

import org.jspecify.annotations.NullMarked;
