/**
 * Rewrites class files so that they compute shadows along with their values: {@link
 * dev.waymark.instrument.Instrumenter} turns bytes into bytes, {@link
 * dev.waymark.instrument.site.SiteTable} says what the numbers in a trace mean, and {@link
 * dev.waymark.instrument.InstrumentingLoader} defines the result in this JVM.
 */
@NullMarked
package dev.waymark.instrument;

import org.jspecify.annotations.NullMarked;
