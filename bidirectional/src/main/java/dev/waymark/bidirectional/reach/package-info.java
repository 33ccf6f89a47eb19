/** One step back from a state: to what leads there, into callees, and out to callers. */
@NullMarked
package dev.waymark.bidirectional.reach;

import org.jspecify.annotations.NullMarked;
