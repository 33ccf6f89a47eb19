package dev.waymark.explore.search;

import dev.waymark.instrument.jdk.Models;
import dev.waymark.program.branch.Branch;
import org.jspecify.annotations.Nullable;

/**
 * What a path is tried for.
 *
 * @param lane the number of the first input that it comes from
 * @param branch the branch that it is to take last; null for the first input itself, or if it has
 *     no name
 * @param context if that is in a model of the library, the branch before it that is not; else null
 */
public record Aim(int lane, @Nullable Branch branch, @Nullable Branch context) {
  /** Whether the path is to take another way in a model, which may lead anywhere. */
  public boolean isInModel() {
    return isInModel(branch);
  }

  /** Whether {@code branch} is one in a model. */
  public static boolean isInModel(@Nullable Branch branch) {
    return branch != null && Models.includes(branch.method().owner());
  }
}
