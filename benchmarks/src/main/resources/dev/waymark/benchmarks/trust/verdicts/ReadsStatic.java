package trust;

/** An initializer that reads what the method under test wrote. */
public class ReadsStatic {
  static int g;

  static class K {
    static final int X = g;
  }

  public static int viaStatic(int p, int y) {
    g = p;
    int z = K.X;
    if (y > 0) {
      if (z == 5) return 1;
    }
    return 0;
  }
}
