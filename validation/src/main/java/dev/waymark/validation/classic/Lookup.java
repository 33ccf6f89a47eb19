package dev.waymark.validation.classic;

/**
 * Looks for a key among two values, and at what was found: one loop, two compound conditions and a
 * call, after Figure 1 of "Abstract Path Testing with PathCrawler" (Williams, 2010).
 *
 * <p>With two values there are 8 feasible paths. The call returns 2 only at the second value, since
 * the limit is never 1 there.
 */
public final class Lookup {
  private Lookup() {}

  static int weight(int place, int limit) {
    if (place == limit) {
      return 2;
    } else {
      return (place * limit) + 1;
    }
  }

  public static int find(int[] values, int key, int limit) {
    int found = 0;
    if (limit < -1 || limit > 1) {
      int place = 0;
      while (place < 2 && found == 0) {
        if (key == values[place]) {
          found = weight(place + 1, limit);
        } else {
          place++;
        }
      }
    }
    if (found == 2) {
      return 1;
    } else {
      return 0;
    }
  }
}
