/**
 * What instrumented code calls while it runs: {@link dev.waymark.probe.shadow.Shadow} is a symbolic
 * value beside a concrete one, {@link dev.waymark.probe.run.Trace} what a run leaves behind, {@link
 * dev.waymark.probe.Probe} how a run starts and ends. The other classes are entry points of
 * instrumented code, one per family of instructions.
 *
 * <p>Lives in the JVM of the code under test and needs the JDK alone. One run at a time; only the
 * thread that began it holds shadows.
 */
@NullMarked
package dev.waymark.probe;

import org.jspecify.annotations.NullMarked;
