package dev.waymark.explore.everyday;

import java.util.HashMap;
import java.util.Map;

/** What one method puts into a map under a name, others look for under the same name. */
public final class Lockers {
  private final Map<String, Locker> byName = new HashMap<>();

  private static final class Locker {
    final int size;
    int used;
    boolean isLocked;

    Locker(int size) {
      this.size = size;
    }
  }

  public void rent(String name, int size) {
    if (size < 1 || byName.containsKey(name)) {
      throw new IllegalArgumentException(name);
    }
    byName.put(name, new Locker(size));
  }

  public void lock(String name) {
    find(name).isLocked = true;
  }

  /** Whether there was room. */
  public boolean store(String name, int volume) {
    Locker locker = find(name);
    if (locker.isLocked) {
      throw new IllegalStateException(name);
    }
    if (volume > locker.size - locker.used) {
      return false;
    }
    locker.used += volume;
    return true;
  }

  private Locker find(String name) {
    Locker locker = byName.get(name);
    if (locker == null) {
      throw new IllegalArgumentException(name);
    }
    return locker;
  }
}
