package dev.waymark.explore.targets;

/** Loops without a bound, so that no tree of this is ever exhausted. */
public final class Looping {
  private Looping() {}

  /** Never 1: a count that goes up from 0 is not negative while it is less than something. */
  public static int count(int limit) {
    int count = 0;
    while (count < limit) {
      count++;
    }
    return count < 0 ? 1 : 0;
  }

  /** The index is checked by the loop already. */
  public static int sum(int[] numbers) {
    int sum = 0;
    for (int each : numbers) {
      sum += each;
    }
    return sum > 1_000_000 ? 1 : 0;
  }
}
