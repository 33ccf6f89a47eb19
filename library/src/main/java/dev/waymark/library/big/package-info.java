/**
 * Large numbers of the JDK as far as they fit into a long: what is symbolic in them, their order
 * and their arithmetic. What does not fit is left to the JDK, and lost if it is symbolic.
 */
@NullMarked
package dev.waymark.library.big;

import org.jspecify.annotations.NullMarked;
