/** The same sources, compiled for several releases of Java, have the same model. */
@NullMarked
package dev.waymark.validation.release;

import org.jspecify.annotations.NullMarked;
