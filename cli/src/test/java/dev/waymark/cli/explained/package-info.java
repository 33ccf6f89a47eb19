/** Classes with branches to explain. */
@NullMarked
package dev.waymark.cli.explained;

import org.jspecify.annotations.NullMarked;
