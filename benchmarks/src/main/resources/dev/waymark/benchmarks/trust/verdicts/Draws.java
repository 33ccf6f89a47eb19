package trust;

import dev.waymark.api.Waymark;

/** An initializer that draws an input. */
public class Draws {
  static class K {
    static final int X = Waymark.anyInt();
  }

  public static int drawn(int y) {
    if (y > 0) {
      if (K.X == 5) return 1;
    }
    return 0;
  }
}
