package dev.waymark.validation.trap;

/** Hole 6: errors of the virtual machine enter handlers that catch them. */
public final class VmErrors {
  private VmErrors() {}

  private static int plus(int a) {
    return a + 1;
  }

  /** The stack may be at its end. */
  @Expected(
      open = {"a > 3 [true]", "a > 3 [false]"},
      because = "the stack is never at its end here")
  public static int anything(int a) {
    try {
      return plus(a);
    } catch (Throwable e) {
      return a > 3 ? 1 : 2;
    }
  }

  @Expected(open = "made == null [true]", because = "memory is never at its end here")
  public static int memory(int a) {
    int[] made;
    try {
      made = new int[a & 7];
    } catch (OutOfMemoryError e) {
      made = null;
    }
    return made == null ? 1 : 2;
  }

  @Expected(
      open = {"a > 3 [true]", "a > 3 [false]"},
      because = "all classes are there")
  public static int linkage(int a) {
    try {
      return plus(a);
    } catch (LinkageError e) {
      return a > 3 ? 1 : 2;
    }
  }

  @Expected(
      open = {"result == 0 #2 [true]", "result == 0 #2 [false]"},
      never = "result == 0 #2 [false]",
      because = "the stack is never at its end here")
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

  @Expected(open = "swallow(a) == 0 [true]", because = "the stack is never at its end here")
  public static int below(int a) {
    return swallow(a) == 0 ? 1 : 2;
  }

  private static int depth(int a) {
    return a <= 0 ? 0 : 1 + depth(a - 1);
  }

  @Expected(
      open = {"a > 1000000 [true]", "a > 1000000 [false]"},
      because = "a run that overflows the stack proves nothing and covers nothing")
  static int overflow(int a) {
    try {
      return depth(a) > 0 ? 1 : 0;
    } catch (StackOverflowError e) {
      return a > 1_000_000 ? 3 : 2;
    }
  }
}
