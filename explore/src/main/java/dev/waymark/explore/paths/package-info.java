/**
 * Criteria of abstract paths (paper 004, section 5), on paths as the path interpreter walks them.
 */
@NullMarked
package dev.waymark.explore.paths;

import org.jspecify.annotations.NullMarked;
