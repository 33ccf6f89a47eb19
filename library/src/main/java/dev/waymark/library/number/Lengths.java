package dev.waymark.library.number;

import dev.waymark.probe.Symbolic;

/** Indexes and lengths, decided. */
public final class Lengths {
  private Lengths() {}

  /** The path fixes how long {@code array} is, which is {@code length}. */
  public static int fix(Object array, int length) {
    if (!Symbolic.hasOpenLength(array)) {
      return Symbolic.concrete(length);
    }
    int fixed = Numbers.pin(length);
    Symbolic.fixLength(array, fixed);
    return fixed;
  }

  /** Decides which place {@code index} is if it is from 0 to below {@code end}; concrete. */
  public static int place(int index, int end) {
    if (index < 0 || index >= end) {
      return Symbolic.concrete(index);
    }
    return Symbolic.isSymbolic(index) ? pin(index, end) : index;
  }

  /** Whether these are positions in an array, the first not after the second; all are concrete. */
  public static boolean isRange(int from, int to, int length) {
    return from >= 0 && from <= to && to <= length;
  }

  private static int pin(int index, int end) {
    int low = 0;
    int high = end - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (index <= middle) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
