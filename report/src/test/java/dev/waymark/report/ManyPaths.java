package dev.waymark.report;

import dev.waymark.api.Waymark;

/** Has more paths than fit into one test class. */
public final class ManyPaths {
  private ManyPaths() {}

  /** 2,048 of them. */
  public static int count() {
    int count = 0;
    for (int i = 0; i < 11; i++) {
      if (Waymark.anyBoolean()) {
        count++;
      }
    }
    return count;
  }
}
