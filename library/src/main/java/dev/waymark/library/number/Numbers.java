package dev.waymark.library.number;

/** Numbers that decide about the layout of a result. */
public final class Numbers {
  private Numbers() {}

  /**
   * The value of {@code n}, concrete: the path fixes it, by few decisions if it is small. Other
   * inputs decide otherwise, and so no value is left out.
   */
  public static int pin(int n) {
    if (n < 0) {
      return -1 - pin(-1 - n);
    }
    int low = 0;
    int high = 1;
    while (high > 0 && n >= high) {
      low = high;
      high <<= 1;
    }
    int end = high > 0 ? high - 1 : Integer.MAX_VALUE;
    while (low < end) {
      int middle = (low + end) >>> 1;
      if (n <= middle) {
        end = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
