package dev.waymark.benchmarks.real.random;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Branches that random arguments find, and one that they do not. */
public final class Easy {
  private final int size;

  /** One of two. */
  public enum Side {
    LEFT,
    RIGHT
  }

  /** A pair. */
  public record Pair(String name, int number) {}

  public Easy(int size) {
    if (size < 0) {
      throw new IllegalArgumentException("negative");
    }
    this.size = size;
  }

  /** Two branches. */
  public boolean isLarge() {
    return size > 50;
  }

  /** Two branches, one of them behind a constant. */
  public static String answer(String text) {
    return text.equals("mellon") ? "enter" : "wait";
  }

  /** Two branches, one of them out of reach. */
  public static boolean isSquare(long a) {
    return (a ^ 0x5DEECE66DL) * 0x9E3779B97F4A7C15L == 0x123456789ABCDEFL;
  }

  /** Four branches. */
  public static int sides(Side side, List<Pair> pairs, Map<String, int[]> map) {
    int sum = side == Side.LEFT ? 1 : 2;
    for (Pair pair : pairs) {
      sum += pair.number();
    }
    return sum + map.size();
  }

  /** Two branches. */
  public static String orNothing(Optional<String> text) {
    return text.isPresent() ? text.get() : "nothing";
  }

  /** Two branches, by the kind of object. */
  public static int length(Object object) {
    return object instanceof char[] array ? array.length : 0;
  }

  /** Seen from the package only. */
  static final class Hidden {
    private Hidden() {}

    /** Two branches. */
    static int sign(boolean isNegative) {
      return isNegative ? -1 : 1;
    }
  }
}
