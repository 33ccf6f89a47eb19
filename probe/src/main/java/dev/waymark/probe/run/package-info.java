/**
 * The run under way and what it leaves behind: {@link dev.waymark.probe.run.Run} holds its state,
 * {@link dev.waymark.probe.run.Nodes} makes its shadows within its {@link
 * dev.waymark.probe.run.RunLimits}, {@link dev.waymark.probe.run.Trace} collects its branches.
 */
@NullMarked
package dev.waymark.probe.run;

import org.jspecify.annotations.NullMarked;
