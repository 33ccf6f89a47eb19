/** What is said of a state: conditions over the values that stand in its places. */
@NullMarked
package dev.waymark.bidirectional.state;

import org.jspecify.annotations.NullMarked;
