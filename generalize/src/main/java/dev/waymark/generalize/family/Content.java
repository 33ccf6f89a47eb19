package dev.waymark.generalize.family;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a state stands for: pairs of a family and one of its nodes, sorted. */
final class Content {
  private final long[] pairs;
  private final int hash;

  Content(long[] pairs) {
    this.pairs = pairs;
    this.hash = Arrays.hashCode(pairs);
  }

  long[] pairs() {
    return pairs;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Content that && hash == that.hash && Arrays.equals(pairs, that.pairs);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
