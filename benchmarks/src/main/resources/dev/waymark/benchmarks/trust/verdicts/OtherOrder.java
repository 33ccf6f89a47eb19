package trust;

/** Two initializers that need each other: the first to start sees zero. */
public class OtherOrder {
  static class A {
    static final int X = B.Y + 1;
  }

  static class B {
    static final int Y = A.X + 1;
  }

  public static int order(boolean first) {
    if (first) {
      return A.X == 1 ? 1 : 2;
    }
    return B.Y == 1 ? 3 : 4;
  }
}
