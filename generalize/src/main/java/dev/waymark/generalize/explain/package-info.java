/** Constraints of a path that contradict each other (paper 003, sections 2.5 and 3.1). */
@NullMarked
package dev.waymark.generalize.explain;

import org.jspecify.annotations.NullMarked;
