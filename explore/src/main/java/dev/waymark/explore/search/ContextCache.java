package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.Arrays;

/** A set of hashes that holds up to some million; what comes then counts as new. */
final class ContextCache {
  private static final int INITIAL = 1 << 10;
  private static final int MOST = 1 << 22;

  /** At most half full; 0 where it is empty. */
  private long[] table = new long[INITIAL];

  private int size;

  /** Adds {@code hash}; says whether it is new. */
  boolean add(long hash) {
    long key = hash == 0 ? 1 : hash;
    int place = place(key);
    if (table[place] == key) {
      return false;
    }
    if (size < MOST) {
      table[place] = key;
      size++;
      if (2 * size > table.length) {
        grow();
      }
    }
    return true;
  }

  private int place(long key) {
    int place = (int) (key ^ (key >>> Integer.SIZE)) & (table.length - 1);
    while (table[place] != 0 && table[place] != key) {
      place = (place + 1) & (table.length - 1);
    }
    return place;
  }

  private void grow() {
    long[] old = table;
    table = new long[2 * old.length];
    for (long key : old) {
      if (key != 0) {
        table[place(key)] = key;
      }
    }
  }

  void clear() {
    table = new long[INITIAL];
    size = 0;
  }

  void write(Outgoing out) {
    out.putInt(size);
    Arrays.stream(table).filter(key -> key != 0).sorted().forEach(out::putLong);
  }

  void read(Incoming in) {
    for (int left = in.takeInt(); left > 0; left--) {
      add(in.takeLong());
    }
  }
}
