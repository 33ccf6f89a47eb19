package dev.waymark.library.stream;

/** Numbers in a row that grows. */
final class IntRow {
  private static final int FIRST = 8;

  private int[] elements = new int[FIRST];
  private int size;

  void add(int element) {
    if (size == elements.length) {
      int[] more = new int[2 * size];
      System.arraycopy(elements, 0, more, 0, size);
      elements = more;
    }
    elements[size] = element;
    size++;
  }

  boolean contains(int element) {
    for (int i = 0; i < size; i++) {
      if (elements[i] == element) {
        return true;
      }
    }
    return false;
  }

  int[] toArray() {
    int[] all = new int[size];
    System.arraycopy(elements, 0, all, 0, size);
    return all;
  }
}
