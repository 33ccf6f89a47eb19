/**
 * Calls that code under test may not make: {@link dev.waymark.probe.refuse.DangerousMethods} names
 * them and the {@link dev.waymark.probe.refuse.Permission} each needs, {@link
 * dev.waymark.probe.refuse.Refusals} is what instrumented code asks before it makes one.
 */
@NullMarked
package dev.waymark.probe.refuse;

import org.jspecify.annotations.NullMarked;
