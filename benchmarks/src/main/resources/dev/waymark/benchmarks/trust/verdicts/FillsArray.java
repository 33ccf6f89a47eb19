package trust;

/** An initializer that fills an array which others see. */
public class FillsArray {
  static final int[] SEEN = new int[2];

  static class K {
    static {
      SEEN[1] = 9;
    }

    static void use() {}
  }

  public static int seen(boolean uses) {
    if (uses) {
      K.use();
      return 0;
    }
    return SEEN[1] == 9 ? 1 : 2;
  }
}
