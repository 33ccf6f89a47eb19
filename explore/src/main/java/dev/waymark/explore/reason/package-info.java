/**
 * Why branches are infeasible, for people: runs that come to a branch are followed again, the other
 * way is taken, and what excludes it is put in words.
 */
@NullMarked
package dev.waymark.explore.reason;

import org.jspecify.annotations.NullMarked;
