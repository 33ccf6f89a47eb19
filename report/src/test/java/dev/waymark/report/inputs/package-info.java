/** Targets of every kind of input, for tests of what is generated for them. */
@NullUnmarked
package dev.waymark.report.inputs;

import org.jspecify.annotations.NullUnmarked;
