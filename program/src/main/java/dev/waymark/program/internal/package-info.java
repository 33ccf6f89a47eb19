/** How the program model reads classes; not for other modules. */
@NullMarked
package dev.waymark.program.internal;

import org.jspecify.annotations.NullMarked;
