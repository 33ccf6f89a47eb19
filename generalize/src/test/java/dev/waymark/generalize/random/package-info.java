/** Random programs, and what is asked of generalization for all of them. */
@NullMarked
package dev.waymark.generalize.random;

import org.jspecify.annotations.NullMarked;
