/**
 * Graphs on the nodes {@code 0..size-1} and what control flow analysis asks of them. Pure: values
 * in, values out, no dependency but the JDK.
 *
 * <ul>
 *   <li>{@link dev.waymark.program.graph.Digraph}: the graph itself;
 *   <li>{@link dev.waymark.program.graph.Dominators}: Lengauer and Tarjan, <i>A fast algorithm for
 *       finding dominators in a flowgraph</i>, TOPLAS 1(1), 1979 (path compression, simple
 *       linking);
 *   <li>{@link dev.waymark.program.graph.StronglyConnectedComponents}: Tarjan, <i>Depth-first
 *       search and linear graph algorithms</i>, SIAM J. Computing 1(2), 1972;
 *   <li>{@link dev.waymark.program.graph.Exits} and {@link
 *       dev.waymark.program.graph.PostDominators}: post-dominance that is total, endless loops
 *       included;
 *   <li>{@link dev.waymark.program.graph.ControlDependence}: Ferrante, Ottenstein and Warren,
 *       <i>The program dependence graph and its use in optimization</i>, TOPLAS 9(3), 1987;
 *   <li>{@link dev.waymark.program.graph.Loops}: natural loops, their nesting, and irreducible
 *       regions.
 * </ul>
 *
 * <p>Two promises hold throughout. Nothing recurses, so the depth of a graph costs heap, never
 * stack. And every result takes space linear in the graph: what may be quadratic (the bodies of
 * nested loops, control dependence) is stored as trees and intervals and spelled out only when
 * asked for. All orders are functions of the order in which edges were added.
 */
@NullMarked
package dev.waymark.program.graph;

import org.jspecify.annotations.NullMarked;
