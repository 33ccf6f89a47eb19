/** Infeasible paths found and proved one by one (paper 003, section 5.3.1). */
@NullMarked
package dev.waymark.generalize.exhaustive;

import org.jspecify.annotations.NullMarked;
