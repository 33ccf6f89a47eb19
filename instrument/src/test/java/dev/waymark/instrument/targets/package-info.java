/** Small programs to instrument. */
@NullMarked
package dev.waymark.instrument.targets;

import org.jspecify.annotations.NullMarked;
