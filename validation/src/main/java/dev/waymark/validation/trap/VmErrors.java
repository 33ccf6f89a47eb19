package dev.waymark.validation.trap;

/** Hole 6: errors of the virtual machine enter handlers that catch them. */
public final class VmErrors {
  private VmErrors() {}

  private static int plus(int a) {
    return a + 1;
  }

  /** The stack may be at its end. */
  public static int anything(int a) {
    try {
      return plus(a);
    } catch (Throwable e) {
      return a > 3 ? 1 : 2;
    }
  }

  public static int memory(int a) {
    int[] made;
    try {
      made = new int[a & 7];
    } catch (OutOfMemoryError e) {
      made = null;
    }
    return made == null ? 1 : 2;
  }

  public static int linkage(int a) {
    try {
      return plus(a);
    } catch (LinkageError e) {
      return a > 3 ? 1 : 2;
    }
  }

  public static int atLast(int a) {
    int result = 0;
    try {
      result = plus(a);
    } finally {
      result = result == 0 ? 5 : 6;
    }
    return result;
  }

  private static int swallow(int a) {
    try {
      return plus(a) | 1;
    } catch (Error e) {
      return 0;
    }
  }

  public static int below(int a) {
    return swallow(a) == 0 ? 1 : 2;
  }

  private static int depth(int a) {
    return a <= 0 ? 0 : 1 + depth(a - 1);
  }

  static int overflow(int a) {
    try {
      return depth(a) > 0 ? 1 : 0;
    } catch (StackOverflowError e) {
      return a > 1_000_000 ? 3 : 2;
    }
  }
}
