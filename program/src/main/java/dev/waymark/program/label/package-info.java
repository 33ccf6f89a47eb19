/**
 * Labels: places in a method, each with a predicate that a run may satisfy there (Bardin, Kosmatov
 * and Cheynier, <i>Efficient Leverage of Symbolic ATG Tools to Advanced Coverage Criteria</i>, ICST
 * 2014, section III). A {@link dev.waymark.program.label.Formula} neither throws nor changes
 * anything. Each labelling function is a class of its own; {@link
 * dev.waymark.program.label.Labelling} puts together those that a user asks for.
 */
@NullMarked
package dev.waymark.program.label;

import org.jspecify.annotations.NullMarked;
