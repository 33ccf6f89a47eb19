/** Why partial paths were refuted, and which others are ruled out for the same reason. */
@NullMarked
package dev.waymark.explore.family;

import org.jspecify.annotations.NullMarked;
