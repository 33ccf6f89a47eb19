package dev.waymark.instrument;

import java.util.ArrayList;
import java.util.List;

/** What mutants note. */
public final class Notes {
  static final List<Integer> NOTED = new ArrayList<>();
  private static final int MOST = 1_000;

  private Notes() {}

  /** Notes a number; ends a method that goes on for too long. */
  public static void note(int number) {
    NOTED.add(number);
    if (NOTED.size() > MOST) {
      throw new IllegalStateException("endless");
    }
  }

  /** What is taken for {@code number} by a mutant. */
  public static int absolute(int number) {
    return Math.abs(number);
  }

  /** What is taken for {@code number} by a mutant. */
  public static int negativeAbsolute(int number) {
    return -Math.abs(number);
  }

  /** What is taken for {@code number} by a mutant, which fails if that is 0. */
  public static int failOnZero(int number) {
    if (number == 0) {
      throw new IllegalStateException("zero");
    }
    return number;
  }
}
