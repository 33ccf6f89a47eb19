/** Code under test that speaks to Waymark. */
@NullMarked
package dev.waymark.explore.targets;

import org.jspecify.annotations.NullMarked;
