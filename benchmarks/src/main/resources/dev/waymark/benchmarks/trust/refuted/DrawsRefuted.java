package trust;

import dev.waymark.api.Waymark;

public class DrawsRefuted {
  public static void five() {
    Waymark.replay(5);
    Draws.drawn(1);
  }

  public static void other() {
    Waymark.replay(4);
    Draws.drawn(1);
    Draws.drawn(0);
  }
}
