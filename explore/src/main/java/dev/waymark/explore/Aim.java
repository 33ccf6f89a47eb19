package dev.waymark.explore;

import dev.waymark.program.branch.Branch;
import org.jspecify.annotations.Nullable;

/**
 * What a path is tried for.
 *
 * @param lane the number of the first input that it comes from
 * @param branch the branch that it is to take last; null for the first input itself
 */
record Aim(int lane, @Nullable Branch branch) {}
