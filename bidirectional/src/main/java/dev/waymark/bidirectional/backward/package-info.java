/** What must hold before a statement, so that something holds after it. */
@NullMarked
package dev.waymark.bidirectional.backward;

import org.jspecify.annotations.NullMarked;
