package dev.waymark.explore.targets;

import dev.waymark.api.Waymark;

/** Assumes things of its inputs. */
public final class Assuming {
  private Assuming() {}

  /** The last condition cannot hold, given the first. */
  public static int positive(int number) {
    Waymark.assume(number > 0);
    if (number > 10) {
      return 1;
    }
    return number == 0 ? 2 : 3;
  }

  /** Not a condition in the code, but a value. */
  public static int flag(boolean flag) {
    Waymark.assume(flag);
    return flag ? 1 : 2;
  }

  /** Hides the end of a run from itself, in vain. */
  public static int hiding(int number) {
    try {
      Waymark.assume(number == 7);
    } catch (Throwable e) {
      return number > 100 ? 1 : 2;
    }
    return 3;
  }
}
