package dev.waymark.benchmarks.hostile;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** What does not end. */
@SuppressWarnings({"InfiniteRecursion", "CatchAndPrintStackTrace", "EmptyCatch"})
public final class Endless {
  private Endless() {}

  public static int loop(int x) {
    int result = Trap.pick(x);
    while (result == 0) {
      x++;
    }
    return result;
  }

  public static int loopInTheLibrary(int x) {
    int result = Trap.pick(x);
    return result == 0 ? IntStream.iterate(0, IntUnaryOperator.identity()).sum() : result;
  }

  public static int waiting(int x) {
    int result = Trap.pick(x);
    while (result == 0) {
      LockSupport.park();
    }
    return result;
  }

  public static int allocation(int x) {
    int result = Trap.pick(x);
    List<byte[]> all = new ArrayList<>();
    while (result == 0) {
      all.add(new byte[1 << 20]);
    }
    return all.isEmpty() ? result : all.size();
  }

  public static int recursion(int x) {
    int result = Trap.pick(x);
    return result == 0 ? recursion(x) + 1 : result;
  }

  public static int recursionInTheLibrary(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      List<Object> list = new ArrayList<>();
      list.add(List.of(list));
      return list.hashCode();
    }
    return result;
  }

  /** Catches whatever should end it. */
  public static int swallowing(int x) {
    int result = Trap.pick(x);
    while (result == 0) {
      try {
        result = Trap.pick(77);
      } catch (Throwable e) {
        result = 0;
      }
    }
    return result;
  }

  /** Catches it at every depth, and begins anew. */
  public static int swallowingDeeply(int x) {
    int result = Trap.pick(x);
    while (result == 0) {
      try {
        swallowingDeeply(x);
      } catch (Throwable e) {
        result = 0;
      }
    }
    return result;
  }
}
