/**
 * Symbolic values beside concrete ones: a {@link dev.waymark.probe.shadow.Shadow} is a node that
 * names an operation and its operands, one class per form that instrumented code makes.
 */
@NullMarked
package dev.waymark.probe.shadow;

import org.jspecify.annotations.NullMarked;
