package dev.waymark.cli.targets;

/** Counts who passes. */
public final class Turnstile {
  private Turnstile() {}

  /** Whether too many are inside: 1 is one more, -1 is one less. */
  public static boolean count(int[] moves) {
    int persons = 0;
    for (int move : moves) {
      if (move == 1) {
        persons++;
      } else if (move == -1 && persons > 0) {
        persons--;
      } else {
        throw new IllegalArgumentException("not a move");
      }
    }
    return persons > 30;
  }
}
