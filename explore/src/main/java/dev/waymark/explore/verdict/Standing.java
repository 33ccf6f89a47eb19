package dev.waymark.explore.verdict;

import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How things stand with one objective.
 *
 * @param witness the test that covers it; null if none does
 * @param doubts what stands against a proof of this one, even if every path was explored
 */
public record Standing(@Nullable Witness witness, Supplier<Set<Doubt>> doubts) {
  public static Standing covered(Witness witness) {
    return new Standing(witness, Set::of);
  }

  public static Standing missed(Supplier<Set<Doubt>> doubts) {
    return new Standing(null, doubts);
  }
}
