package dev.waymark.program.graph;

import java.util.Arrays;
import java.util.Objects;

/**
 * An immutable table of rows of different length, all in one array (compressed sparse rows): row
 * {@code r} holds {@code values[offsets[r]] .. values[offsets[r + 1] - 1]}.
 */
final class IntRows {

  private final int[] offsets;
  private final int[] values;

  private IntRows(int[] offsets, int[] values) {
    this.offsets = offsets;
    this.values = values;
  }

  /**
   * Puts {@code values.get(i)} into row {@code keys.get(i)}; within a row the order of the lists is
   * kept. O(rows + values).
   */
  static IntRows grouped(int rows, IntList keys, IntList values) {
    int[] offsets = offsets(rows, keys);
    int[] next = Arrays.copyOf(offsets, rows);
    int[] grouped = new int[values.size()];
    for (int i = 0; i < grouped.length; i++) {
      grouped[next[keys.get(i)]++] = values.get(i);
    }
    return new IntRows(offsets, grouped);
  }

  private static int[] offsets(int rows, IntList keys) {
    int[] offsets = new int[rows + 1];
    for (int i = 0; i < keys.size(); i++) {
      offsets[keys.get(i) + 1]++;
    }
    for (int row = 0; row < rows; row++) {
      offsets[row + 1] += offsets[row];
    }
    return offsets;
  }

  /**
   * The same rows with only the first occurrence of each value. The values must lie in {@code
   * 0..bound-1}. O(rows + values + bound).
   */
  IntRows distinct(int bound) {
    int[] lastRow = new int[bound];
    Arrays.fill(lastRow, -1);
    int[] kept = new int[values.length];
    int[] keptOffsets = new int[offsets.length];
    int size = 0;
    for (int row = 0; row < count(); row++) {
      for (int i = offsets[row]; i < offsets[row + 1]; i++) {
        if (lastRow[values[i]] != row) {
          lastRow[values[i]] = row;
          kept[size++] = values[i];
        }
      }
      keptOffsets[row + 1] = size;
    }
    return new IntRows(keptOffsets, Arrays.copyOf(kept, size));
  }

  int count() {
    return offsets.length - 1;
  }

  int length(int row) {
    return offsets[row + 1] - offsets[row];
  }

  int get(int row, int index) {
    return values[offsets[row] + Objects.checkIndex(index, length(row))];
  }

  /** The number of values in the rows before this one; {@code row} may be {@link #count()}. */
  int offset(int row) {
    return offsets[row];
  }

  /** The value at a position counted through all rows. */
  int at(int position) {
    return values[position];
  }

  /** A copy of the values of the rows from one row to, exclusively, another. */
  int[] slice(int fromRow, int toRow) {
    return Arrays.copyOfRange(values, offsets[fromRow], offsets[toRow]);
  }

  /** O(length of the row). */
  boolean contains(int row, int value) {
    for (int i = offsets[row]; i < offsets[row + 1]; i++) {
      if (values[i] == value) {
        return true;
      }
    }
    return false;
  }
}
