package dev.waymark.explore.targets;

import dev.waymark.api.Waymark;
import java.util.Set;

/** Paths that a run, or the walk beside it, does not see to their end. */
public final class Unseen {
  private Unseen() {}

  /** One input waits without end. */
  public static int waits(int x) throws InterruptedException {
    if (x == 7) {
      new java.util.concurrent.CountDownLatch(1).await();
    }
    return x > 3 ? 1 : 0;
  }

  /** What is in a set, the walk does not know. */
  public static int contains(Set<String> set) {
    if (set.contains("x")) {
      return 1;
    }
    return 2;
  }

  /** Which classes an object may have, nobody knows; each has a hash code of its own. */
  public static int hashed(Object any) {
    return any.hashCode() % 3 == 0 ? 1 : 2;
  }

  /** The same after an assumption that may fail. */
  public static int assumes(Set<String> set, int x) {
    boolean isIn = set != null && set.contains("x");
    Waymark.assume(x > 0);
    return isIn ? 1 : 2;
  }

  /** Many paths: more than an epoch has. */
  public static int many(int bits) {
    int count = 0;
    if ((bits & 1) != 0) {
      count += 3;
    }
    if ((bits & 2) != 0) {
      count += 5;
    }
    if ((bits & 4) != 0) {
      count += 7;
    }
    if ((bits & 8) != 0) {
      count += 11;
    }
    if ((bits & 16) != 0) {
      count += 13;
    }
    if ((bits & 32) != 0) {
      count += 17;
    }
    if ((bits & 64) != 0) {
      count += 19;
    }
    if ((bits & 128) != 0) {
      count += 23;
    }
    if ((bits & 256) != 0) {
      count += 29;
    }
    if ((bits & 512) != 0) {
      count += 31;
    }
    if ((bits & 1024) != 0) {
      count += 37;
    }
    return count;
  }

  /** An arc that no path takes, so that all are looked at. */
  public static int never(int bits) {
    return many(bits) == 500 ? 1 : 0;
  }
}
