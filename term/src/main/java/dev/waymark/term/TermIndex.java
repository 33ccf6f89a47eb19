package dev.waymark.term;

/**
 * Numbers the terms of one factory densely, in order of arrival: an open-addressing table from term
 * ids to numbers. All methods take constant time on average.
 */
public final class TermIndex {
  private static final int ABSENT = -1;
  private static final long EMPTY = 0;

  /** The id plus one in the upper half, the number in the lower half; or {@link #EMPTY}. */
  private long[] slots = new long[64];

  private int size;

  public boolean contains(Term term) {
    return find(term) != ABSENT;
  }

  /** The number of {@code term}, which must be in here. */
  public int number(Term term) {
    int number = find(term);
    if (number == ABSENT) {
      throw new IllegalArgumentException("unknown term");
    }
    return number;
  }

  private int find(Term term) {
    long entry = slots[slot(slots, term.id() + 1)];
    return entry == EMPTY ? ABSENT : (int) entry;
  }

  /** Gives {@code term}, which must not be in here yet, the next number and returns it. */
  public int add(Term term) {
    if (2 * (size + 1) > slots.length) {
      grow();
    }
    int key = term.id() + 1;
    slots[slot(slots, key)] = (long) key << Integer.SIZE | size;
    return size++;
  }

  /** Where {@code key} is, or the empty slot where it belongs. */
  private static int slot(long[] slots, int key) {
    int mask = slots.length - 1;
    int slot = Node.mix(0, key) & mask;
    while (slots[slot] != EMPTY && key(slots[slot]) != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private static int key(long entry) {
    return (int) (entry >>> Integer.SIZE);
  }

  private void grow() {
    long[] grown = new long[2 * slots.length];
    for (long entry : slots) {
      if (entry != EMPTY) {
        grown[slot(grown, key(entry))] = entry;
      }
    }
    slots = grown;
  }
}
