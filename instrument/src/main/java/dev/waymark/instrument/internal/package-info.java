/**
 * The rewriting itself. {@link dev.waymark.instrument.internal.MethodRewriter} walks over a method;
 * for each statement of its three-address code, the class of its family emits what computes the
 * shadows. {@link dev.waymark.instrument.internal.ShadowFlow} knows which values may be symbolic
 * and which shadows are still needed, so that nothing is emitted for the others.
 */
@NullMarked
package dev.waymark.instrument.internal;

import org.jspecify.annotations.NullMarked;
