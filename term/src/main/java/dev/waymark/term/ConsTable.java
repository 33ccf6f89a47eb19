package dev.waymark.term;

/**
 * The terms of one factory, found by structure: an open-addressing hash table with linear probing.
 * It holds hashes and ids, not references, so that it costs the garbage collector nothing: stores
 * all over a big array of references are slow under G1.
 */
final class ConsTable {
  private static final long EMPTY = 0;

  private final NodeList nodes = new NodeList();

  /** The hash in the upper half, the id plus one in the lower half; or {@link #EMPTY}. */
  private long[] slots = new long[256];

  /** How many terms there are, which is also the id for the next one. */
  int size() {
    return nodes.size();
  }

  Node get(int id) {
    return nodes.get(id);
  }

  /**
   * The term that is the {@link Node#sameAs same as} {@code candidate}: an older one, or else the
   * candidate itself, whose id must be {@link #size()}. Takes constant time on average.
   */
  Node intern(Node candidate) {
    int slot = slot(candidate);
    if (slots[slot] != EMPTY) {
      return node(slots[slot]);
    }
    slots[slot] = entry(candidate);
    nodes.add(candidate);
    if (2 * size() > slots.length) {
      grow();
    }
    return candidate;
  }

  private static long entry(Node node) {
    return (long) node.hashCode() << Integer.SIZE | (node.id() + 1);
  }

  private Node node(long entry) {
    return nodes.get((int) entry - 1);
  }

  private static int hash(long entry) {
    return (int) (entry >>> Integer.SIZE);
  }

  /** Where {@code candidate} is, or the empty slot where it belongs. */
  private int slot(Node candidate) {
    int mask = slots.length - 1;
    int slot = candidate.hashCode() & mask;
    while (slots[slot] != EMPTY && !isSame(slots[slot], candidate)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean isSame(long entry, Node candidate) {
    return hash(entry) == candidate.hashCode() && node(entry).sameAs(candidate);
  }

  private void grow() {
    long[] grown = new long[2 * slots.length];
    for (long entry : slots) {
      if (entry != EMPTY) {
        grown[emptySlot(grown, hash(entry))] = entry;
      }
    }
    slots = grown;
  }

  private static int emptySlot(long[] slots, int hash) {
    int mask = slots.length - 1;
    int slot = hash & mask;
    while (slots[slot] != EMPTY) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
