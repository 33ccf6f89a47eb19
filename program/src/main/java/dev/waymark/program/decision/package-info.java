/**
 * Decisions and abstract nodes, recovered from control flow.
 *
 * <p>A {@link dev.waymark.program.decision.Decision} is a maximal group of atomic {@link
 * dev.waymark.program.decision.Condition}s joined by short-circuit operators; the labelling
 * functions of paper 000 are defined over them. {@link dev.waymark.program.decision.AbstractNode}s
 * are the ITE, CALL, LOOP, AND and OR nodes of paper 004. How both are found, and what bytecode
 * alone cannot tell, is in {@code docs/decision-recovery.md}.
 */
@NullMarked
package dev.waymark.program.decision;

import org.jspecify.annotations.NullMarked;
