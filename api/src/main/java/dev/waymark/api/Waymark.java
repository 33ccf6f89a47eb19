package dev.waymark.api;

/**
 * Assumptions and inputs in code under test.
 *
 * <p>While Waymark explores, {@code any...} may return any value of its type, and paths on which an
 * assumption fails do not count. Elsewhere, values come from {@link #replay}, as the tests that
 * Waymark writes do it, and a failed assumption is an {@link AssumptionViolated}.
 */
public final class Waymark {
  private Waymark() {}

  /** Leaves out all inputs for which {@code condition} does not hold here. */
  public static void assume(boolean condition) {
    if (!condition) {
      throw Draws.rejection();
    }
  }

  /**
   * Names something that a test may show: that control comes here, and {@code predicate} holds.
   * Waymark seeks inputs for it if asked for {@code --criterion labels}; nothing else comes of it.
   *
   * @param name a string constant, so that it can be told without running the code
   */
  public static void label(String name, boolean predicate) {}

  public static boolean anyBoolean() {
    return Draws.nextBoolean();
  }

  public static byte anyByte() {
    return Draws.nextByte();
  }

  public static short anyShort() {
    return Draws.nextShort();
  }

  public static char anyChar() {
    return Draws.nextChar();
  }

  public static int anyInt() {
    return Draws.nextInt();
  }

  public static long anyLong() {
    return Draws.nextLong();
  }

  /** Any float, infinities and NaN included. */
  public static float anyFloat() {
    return Draws.nextFloat();
  }

  /** Any double, infinities and NaN included. */
  public static double anyDouble() {
    return Draws.nextDouble();
  }

  /**
   * Says what {@code any...} returns next in this thread, in order; whatever was left from before
   * is forgotten.
   */
  public static void replay(Object... values) {
    Draws.set(values);
  }
}
