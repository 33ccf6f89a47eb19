/**
 * Which path to try next. A {@link dev.waymark.explore.search.Strategy} keeps the paths that wait;
 * {@link dev.waymark.explore.search.Strategies} lists all, one per file, with the papers that they
 * come from. A new one is a file with a {@link dev.waymark.explore.search.StrategyKind}, and a line
 * in that list.
 *
 * <p>No strategy leaves out a path: some only come late. So what is proved when no path is left
 * does not depend on the strategy. All chance is {@link dev.waymark.explore.search.Chances}, and
 * what cannot be told from the waiting paths is written down, so that a search goes on as it would
 * have.
 */
@NullMarked
package dev.waymark.explore.search;

import org.jspecify.annotations.NullMarked;
