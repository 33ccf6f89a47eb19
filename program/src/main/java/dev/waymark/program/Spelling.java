package dev.waymark.program;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Guesses what a mistyped name was meant to be. */
public final class Spelling {
  /** A name may have one error for so many letters. */
  private static final int LETTERS_PER_ERROR = 3;

  private static final int MOST = 3;

  private Spelling() {}

  /**
   * Those of {@code known} that differ from {@code name} in the fewest letters, if in few. Takes
   * time in proportion to the letters of all names times those of {@code name}.
   */
  public static List<String> nearest(String name, Collection<String> known) {
    String wanted = name.toLowerCase(Locale.ROOT);
    Set<String> nearest = new TreeSet<>();
    int least = Math.max(1, wanted.length() / LETTERS_PER_ERROR);
    for (String each : known) {
      int distance = distance(wanted, each.toLowerCase(Locale.ROOT));
      if (distance < least) {
        nearest.clear();
        least = distance;
      }
      if (distance == least) {
        nearest.add(each);
      }
    }
    return nearest.stream().limit(MOST).toList();
  }

  /** A question whether one of {@code known} is meant, with a space before it; empty if none. */
  public static String hint(String name, Collection<String> known) {
    List<String> nearest = nearest(name, known);
    return nearest.isEmpty() ? "" : " (did you mean " + String.join(" or ", nearest) + "?)";
  }

  /** How many letters to change, add, leave out, or swap with the next. */
  private static int distance(String a, String b) {
    int[][] table = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        table[i][j] = i == 0 || j == 0 ? i + j : step(a, b, i, j, table);
      }
    }
    return table[a.length()][b.length()];
  }

  private static int step(String a, String b, int i, int j, int[][] table) {
    int change = table[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int least = Math.min(change, 1 + Math.min(table[i - 1][j], table[i][j - 1]));
    boolean isSwap =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return isSwap ? Math.min(least, 1 + table[i - 2][j - 2]) : least;
  }
}
