/**
 * What the numbers in a trace mean: a {@link dev.waymark.instrument.site.SiteTable} numbers the
 * branches and checks of instrumented classes, a {@link dev.waymark.instrument.site.LabelTable} the
 * places where labels read something.
 */
@NullMarked
package dev.waymark.instrument.site;

import org.jspecify.annotations.NullMarked;
