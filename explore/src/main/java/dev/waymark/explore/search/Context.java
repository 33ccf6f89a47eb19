package dev.waymark.explore.search;

import dev.waymark.program.branch.Branch;
import org.jspecify.annotations.Nullable;

/**
 * A flip, and its context as far back as it was asked for: the branch that it leads to, and those
 * before it, from the last to earlier ones, but for such as every path to it takes. Going further
 * back starts where the last question ended, so that no branch of a path is looked at twice.
 */
final class Context {
  private final PartialPath flip;
  private long hash;
  private int length = 1;
  private @Nullable Trail rest;

  Context(PartialPath flip, Dominance dominance) {
    this.flip = flip;
    this.rest = flip.trail();
    Branch branch = flip.aim().branch();
    this.hash = branch == null ? flip.aim().lane() : dominance.node(branch).hash();
  }

  PartialPath flip() {
    return flip;
  }

  /** Stands for the {@code k}-context, which is not shorter than one asked for before. */
  long upTo(int k, Dominance dominance) {
    while (length < k) {
      length++;
      rest = skip(rest, dominance);
      if (rest == null) {
        length = Integer.MAX_VALUE;
      } else {
        Branch before = rest.branch();
        hash = Dominance.mix(hash, before == null ? 0 : dominance.node(before).hash());
        rest = rest.before();
      }
    }
    return hash;
  }

  private @Nullable Trail skip(@Nullable Trail from, Dominance dominance) {
    Branch branch = flip.aim().branch();
    Trail at = from;
    while (at != null
        && at.branch() != null
        && branch != null
        && dominance.dominates(at.branch(), branch)) {
      at = at.before();
    }
    return at;
  }
}
