/** Tests of generalization as a whole. */
@NullMarked
package dev.waymark.generalize;

import org.jspecify.annotations.NullMarked;
