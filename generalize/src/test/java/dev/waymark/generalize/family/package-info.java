/** Tests of the union of families. */
@NullMarked
package dev.waymark.generalize.family;

import org.jspecify.annotations.NullMarked;
