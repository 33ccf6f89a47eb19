package dev.waymark.program.graph;

import java.util.Arrays;

/** A growing list of ints, also used as a stack. */
final class IntList {

  private int[] values = new int[16];
  private int size;

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int get(int index) {
    return values[index];
  }

  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  int last() {
    return values[size - 1];
  }

  int removeLast() {
    return values[--size];
  }

  int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
