package trust;

/** An initializer that writes the static field of another class. */
public class WritesStatic {
  static int n;

  static class K {
    static int used;

    static {
      n++;
    }
  }

  public static int count(int y) {
    int before = n;
    if (y > 3) {
      K.used = y;
    }
    if (n > before) return 1;
    return y > 3 ? 2 : 3;
  }
}
