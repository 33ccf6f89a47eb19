/** Many families at once, asked as a search goes along. */
@NullMarked
package dev.waymark.generalize.family;

import org.jspecify.annotations.NullMarked;
