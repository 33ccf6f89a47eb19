package dev.waymark.examples;

/** Counts who is inside. */
public final class Turnstile {
  private Turnstile() {}

  /** Whether more than 30 persons are inside; 1 is one more, all else one less. */
  public static boolean isCrowded(int[] moves) {
    int persons = 0;
    for (int move : moves) {
      if (move == 1) {
        persons++;
      } else if (persons > 0) {
        persons--;
      }
    }
    return persons > 30;
  }
}
