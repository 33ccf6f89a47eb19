package dev.waymark.benchmarks.real.witness;

import java.util.Arrays;

/**
 * What rewritten classes call: which turns were taken since {@link #forget}. For one thread at a
 * time; what others take meanwhile may be missed.
 */
public final class Seen {
  private static boolean[] marks = new boolean[1024];
  private static int[] turns = new int[1024];
  private static int size;
  private static int entries;
  private static int entry;

  private Seen() {}

  /** Called by code under test: it takes a turn. */
  public static void take(int turn) {
    if (turn >= marks.length) {
      marks = Arrays.copyOf(marks, 2 * turn);
      turns = Arrays.copyOf(turns, 2 * turn);
    }
    if (!marks[turn]) {
      marks[turn] = true;
      turns[size++] = turn;
    }
  }

  /** Called by code under test: a method begins that others can call. */
  public static void enter(int method) {
    entries++;
    entry = method;
  }

  /** The turns taken, each once. */
  static int[] turns() {
    return Arrays.copyOf(turns, size);
  }

  /** The one method that others can call and that began, and began once; -1 if there is none. */
  static int onlyEntry() {
    return entries == 1 ? entry : -1;
  }

  static void forget() {
    for (int i = 0; i < size; i++) {
      marks[turns[i]] = false;
    }
    size = 0;
    entries = 0;
  }
}
