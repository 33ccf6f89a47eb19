/** Classes below others. */
@NullMarked
package dev.waymark.cli.targets.below;

import org.jspecify.annotations.NullMarked;
