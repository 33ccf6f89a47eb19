/**
 * Abstract trees of paths (paper 004): which parts of a path a criterion looks into, when two paths
 * are the same to it, and what is left to cover.
 *
 * <p>A {@link dev.waymark.path.tree.Folder} follows a walk and folds what it passes into {@link
 * dev.waymark.path.tree.Token}s: the arcs of an abstract path. {@link
 * dev.waymark.path.tree.CoveredPaths} and {@link dev.waymark.path.tree.CoveredArcs} know what is
 * covered, and whether a walk can still come upon something that is not. What is meant is in {@code
 * docs/abstract-paths.md}.
 */
@NullMarked
package dev.waymark.path.tree;

import org.jspecify.annotations.NullMarked;
