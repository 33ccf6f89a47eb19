package dev.waymark.library;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A function on code points that is constant on ranges. It is made by asking the JDK for all of
 * them, once; to look something up takes about ten decisions.
 */
final class Table {
  private static final int END = Character.MAX_CODE_POINT + 1;

  private final int[] starts;
  private final int[] values;

  private Table(int[] starts, int[] values) {
    this.starts = starts;
    this.values = values;
  }

  /** 1 where {@code property} holds, else 0. */
  static Table where(IntPredicate property) {
    return where(property, END);
  }

  /** 1 where {@code property} holds below {@code end}, else 0. */
  static Table where(IntPredicate property, int end) {
    BitSet holding = new BitSet(end);
    IntStream.range(0, end).filter(property).forEach(holding::set);
    int[] starts = new int[END >> 3];
    int[] values = new int[starts.length];
    int count = 0;
    int start = 0;
    while (start < END) {
      boolean holds = holding.get(start);
      starts[count] = start;
      values[count++] = holds ? 1 : 0;
      int next = holds ? holding.nextClearBit(start) : holding.nextSetBit(start);
      start = next < 0 ? END : next;
    }
    return new Table(Arrays.copyOf(starts, count), Arrays.copyOf(values, count));
  }

  /** The values of {@code function}. */
  static Table of(IntUnaryOperator function) {
    return of(IntStream.range(0, END).map(function).toArray());
  }

  /** The values given, one for each code point. */
  static Table of(int[] all) {
    int[] starts = new int[END];
    int count = 1;
    int same = Arrays.mismatch(all, 0, END - 1, all, 1, END);
    while (same >= 0) {
      int start = starts[count - 1] + same + 1;
      starts[count++] = start;
      same = Arrays.mismatch(all, start, END - 1, all, start + 1, END);
    }
    int[] values = new int[count];
    for (int i = 0; i < count; i++) {
      values[i] = all[starts[i]];
    }
    return new Table(Arrays.copyOf(starts, count), values);
  }

  /** How far each code point is from its image; most are their own. */
  static Table distances(int[] images) {
    int[] same = IntStream.range(0, END).toArray();
    int[] starts = new int[END >> 4];
    int[] values = new int[starts.length];
    int count = 1;
    int i = 0;
    while (true) {
      int moved = Arrays.mismatch(images, i, END, same, i, END);
      int next = moved < 0 ? END : i + moved;
      if (next > i && values[count - 1] != 0) {
        starts[count++] = i;
      }
      if (next == END) {
        return new Table(Arrays.copyOf(starts, count), Arrays.copyOf(values, count));
      }
      if (images[next] - next != values[count - 1]) {
        starts[count] = next;
        values[count++] = images[next] - next;
      }
      i = next + 1;
    }
  }

  /** The value for a code point; 0 for what is none, as it is for all functions in use. */
  int at(int codePoint) {
    return codePoint < 0 ? 0 : values[range(codePoint)];
  }

  private int range(int codePoint) {
    int low = 0;
    int high = starts.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (codePoint >= starts[middle]) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
