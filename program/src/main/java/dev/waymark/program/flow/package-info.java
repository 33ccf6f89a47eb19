/**
 * Control flow: {@link dev.waymark.program.flow.Cfg} of basic blocks with exceptional edges, and
 * {@link dev.waymark.program.flow.BranchGraph} of branches, on which contexts (paper 002, section
 * 4) take their dominators.
 *
 * <p>A block does not end at a statement that may throw; its exceptional edges leave from anywhere
 * in it. Where the difference matters, for the branches of implicit checks, the branch graph splits
 * blocks.
 */
@NullMarked
package dev.waymark.program.flow;

import org.jspecify.annotations.NullMarked;
