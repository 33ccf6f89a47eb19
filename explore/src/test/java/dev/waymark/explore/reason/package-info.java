/** Tests of reasons. */
@NullMarked
package dev.waymark.explore.reason;

import org.jspecify.annotations.NullMarked;
