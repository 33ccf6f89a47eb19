package dev.waymark.explore.everyday;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.function.BinaryOperator;
import java.util.function.ToLongFunction;

/** Numbers that method references take out of boxes, and words of a text. */
public final class Words {
  private Words() {}

  public static String counted(int first, int second) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    counts.merge("a", first, Integer::sum);
    counts.merge("a", second, Integer::sum);
    return counts.getOrDefault("a", 0) == 54_321 ? "found" : "other";
  }

  public static boolean isLarger(Integer a, Integer b) {
    BinaryOperator<Integer> larger = Math::max;
    ToLongFunction<String> length = String::length;
    return larger.apply(a, b) == 1234 + length.applyAsLong("four");
  }

  public static int command(String text) {
    StringTokenizer words = new StringTokenizer(text, ", ");
    if (words.countTokens() != 2) {
      return 0;
    }
    if (words.nextToken().equals("move")) {
      return words.nextToken().equals("up") ? 1 : 2;
    }
    return 3;
  }
}
