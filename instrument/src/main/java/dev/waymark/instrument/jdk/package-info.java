/**
 * What is known of methods of the JDK without looking into them: which have a model in plain Java,
 * see {@link dev.waymark.instrument.jdk.Models}, and which only move references about, see {@link
 * dev.waymark.instrument.jdk.ReferenceMovers}.
 */
@NullMarked
package dev.waymark.instrument.jdk;

import org.jspecify.annotations.NullMarked;
