/** Packs {@code waymark.zip} and {@code waymark.jar} while Waymark is built. */
@NullMarked
package dev.waymark.distribution.pack;

import org.jspecify.annotations.NullMarked;
