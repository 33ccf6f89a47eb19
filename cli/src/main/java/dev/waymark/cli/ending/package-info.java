/** How commands end before they are done: on Ctrl-C, or when the time of the user is over. */
@NullMarked
package dev.waymark.cli.ending;

import org.jspecify.annotations.NullMarked;
