@NullMarked
package dev.waymark.explore.backward;

import org.jspecify.annotations.NullMarked;
