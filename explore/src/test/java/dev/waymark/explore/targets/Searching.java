package dev.waymark.explore.targets;

import java.util.ArrayList;
import java.util.List;

/** What is found by other means than solving, and state that runs leave behind. */
public final class Searching {
  private static final List<String> SEEN = new ArrayList<>();
  private static final int[] COUNTS = new int[2];
  private static int calls;

  private Searching() {}

  /** No solver knows the sine. */
  public static boolean sine(double x) {
    return Math.sin(x) > 0.5;
  }

  /** Its hash codes are hard to invert. */
  public static int longWord(String text) {
    return switch (text) {
      case "a rather long sentence" -> 1;
      case "another, and longer still" -> 2;
      default -> 0;
    };
  }

  /** Many values will do. */
  public static boolean isLarge(int n, char c) {
    return n > 12 && c != 'a';
  }

  /** A field, an array and a list, all of which a call changes. */
  public static int counted(int n) {
    calls++;
    COUNTS[1]++;
    if (n > 0) {
      SEEN.add("once");
    }
    return calls + COUNTS[1] + SEEN.size();
  }
}
