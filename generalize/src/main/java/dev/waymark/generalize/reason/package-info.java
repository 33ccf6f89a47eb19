/**
 * Why paths are infeasible, in words: from an {@link dev.waymark.generalize.explain.Explanation}
 * the few statements that exclude the path, as the source writes them, in the order of the path.
 */
@NullMarked
package dev.waymark.generalize.reason;

import org.jspecify.annotations.NullMarked;
