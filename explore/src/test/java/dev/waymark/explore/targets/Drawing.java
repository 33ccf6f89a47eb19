package dev.waymark.explore.targets;

import dev.waymark.api.Waymark;
import java.util.function.IntSupplier;

/** Draws inputs of its own. */
public final class Drawing {
  private Drawing() {}

  /** Every type in turn; all 8 outcomes can be reached. */
  public static int everyType() {
    int seen = 0;
    if (Waymark.anyBoolean()) {
      seen++;
    }
    if (Waymark.anyByte() == -100) {
      seen++;
    }
    if (Waymark.anyShort() == 30_000) {
      seen++;
    }
    if (Waymark.anyChar() == 'w') {
      seen++;
    }
    if (Waymark.anyInt() * 3 == 21) {
      seen++;
    }
    if (Waymark.anyLong() == 1L << 40) {
      seen++;
    }
    if (Waymark.anyFloat() > 1.5f) {
      seen++;
    }
    if (Waymark.anyDouble() < -2.5) {
      seen++;
    }
    return seen;
  }

  /** What is drawn second depends on what was drawn first. */
  public static String dependent(int limit) {
    if (Waymark.anyInt() > limit) {
      return Waymark.anyBoolean() ? "big" : "huge";
    }
    return Waymark.anyLong() == limit ? "equal" : "small";
  }

  /** Draws through a method reference. */
  public static boolean byReference() {
    IntSupplier input = Waymark::anyInt;
    return input.getAsInt() == 42;
  }

  /** Counts how many of twelve flags are set: 4,096 paths. */
  public static int twelve() {
    int count = 0;
    for (int i = 0; i < 12; i++) {
      if (Waymark.anyBoolean()) {
        count++;
      }
    }
    return count > 12 ? -1 : count;
  }

  /** Adds up while it is told to; never exhausted without a bound. */
  public static int endless() {
    int sum = 0;
    while (Waymark.anyBoolean()) {
      sum += 2;
    }
    return sum == 3 ? -1 : sum;
  }
}
