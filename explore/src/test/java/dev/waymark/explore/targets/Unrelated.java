package dev.waymark.explore.targets;

/** Some branches exclude others, whatever happens in between. */
public final class Unrelated {
  private int steps;

  private Unrelated() {}

  /** Whether the sign can be wrong, after six tests of something else. */
  public static int sign(int x, int bits) {
    int sign = x < 0 ? -1 : 1;
    int ones = 0;
    for (int i = 0; i < 6; i++) {
      if ((bits >> i & 1) != 0) {
        ones++;
      }
    }
    if (sign < 0 && x > 5) {
      return -100;
    }
    return sign * ones;
  }

  /** The same with calls and a field in between, which may change one of the two. */
  public static int field(int x, int bits) {
    Unrelated made = new Unrelated();
    made.steps = x;
    for (int i = 0; i < 5; i++) {
      if ((bits >> i & 1) != 0) {
        made.step(i);
      }
    }
    if (made.steps < 0 && x > 100) {
      return -100;
    }
    return made.steps;
  }

  private void step(int i) {
    if (i == 4) {
      steps = -1;
    }
  }
}
