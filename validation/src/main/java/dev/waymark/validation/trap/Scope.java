package dev.waymark.validation.trap;

/** Hole 4: what one caller cannot reach, another can. */
public final class Scope {
  private Scope() {}

  public static int careful(int a) {
    return a > 0 ? checked(a) : 0;
  }

  /** Negative numbers do not come from {@link #careful}. */
  public static int checked(int a) {
    return a < 0 ? -1 : 1;
  }

  /** Calls itself with what others would not. */
  public static int recursive(int a, boolean inner) {
    if (!inner) {
      return recursive(a & 1, true);
    }
    return a > 1 ? 2 : a;
  }
}
