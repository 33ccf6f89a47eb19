/** Targets that need objects in some state, collaborators, and types of the JDK. */
@NullMarked
package dev.waymark.explore.everyday;

import org.jspecify.annotations.NullMarked;
