package dev.waymark.library;

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

  /** Decides whether {@code index} is from 0 to below {@code end}, and if so, which it is. */
  public static boolean isWithin(int index, int end) {
    if (index < 0 || index >= end) {
      return false;
    }
    if (Symbolic.isSymbolic(index)) {
      pin(index, end);
    }
    return true;
  }

  /** Whether these are positions in an array, the first not after the second; all are concrete. */
  public static boolean isRange(int from, int to, int length) {
    return from >= 0 && from <= to && to <= length;
  }

  private static void pin(int index, int end) {
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
  }
}
