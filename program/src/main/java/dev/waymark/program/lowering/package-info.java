/**
 * Rewrites what compilers leave to the JVM's linker into plain code, before anybody else sees the
 * class: {@link dev.waymark.program.lowering.PatternSwitches}, {@link
 * dev.waymark.program.lowering.BoxingReferences}.
 */
@NullMarked
package dev.waymark.program.lowering;

import org.jspecify.annotations.NullMarked;
