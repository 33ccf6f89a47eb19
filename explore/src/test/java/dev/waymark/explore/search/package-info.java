/** Tests of strategies, on trees that are made up, and on small programs. */
@NullMarked
package dev.waymark.explore.search;

import org.jspecify.annotations.NullMarked;
