package dev.waymark.examples;

/**
 * Postage with two safety checks. The first one can fail: {@code grams + 100} overflows for the 100
 * largest ints. The second one cannot: no int makes {@code cents < 85} true, so that branch is
 * infeasible.
 */
public final class Postage {
  private Postage() {}

  /** What a letter of so many grams costs, in cents. */
  public static int cents(int grams) {
    if (grams <= 0) {
      throw new IllegalArgumentException("no weight");
    }
    int cents = grams <= 100 ? 85 : grams <= 1_000 ? 145 : grams + 100;
    if (cents < 0) {
      throw new IllegalStateException("negative postage");
    }
    return cents < 85 ? 85 : cents;
  }
}
