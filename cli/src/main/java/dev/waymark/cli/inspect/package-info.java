/** What {@code waymark inspect} shows: the model of methods as text, as a graph and as data. */
@NullMarked
package dev.waymark.cli.inspect;

import org.jspecify.annotations.NullMarked;
