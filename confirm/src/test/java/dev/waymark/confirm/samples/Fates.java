package dev.waymark.confirm.samples;

import org.jspecify.annotations.Nullable;

/** Methods whose tests are written in another way, dropped, replaced, or not written at all. */
public final class Fates {
  private Fates() {}

  /** Equal strings that are one object, and others that are not; the result is the same. */
  @SuppressWarnings({"StringEquality", "ReferenceEquality"})
  public static boolean isSame(String a, @Nullable String b) {
    if (a == b) {
      return true;
    }
    if (a.equals(b)) {
      return true;
    }
    return false;
  }

  /** The same with another result. */
  @SuppressWarnings({"StringEquality", "ReferenceEquality"})
  public static int compared(@Nullable String a, @Nullable String b) {
    if (a == null || b == null) {
      return 0;
    }
    return a != b && a.equals(b) ? 1 : 2;
  }

  /** Boxes of small numbers are the same object. */
  @SuppressWarnings({"BoxedPrimitiveEquality", "ReferenceEquality"})
  public static int boxes(@Nullable Integer a, @Nullable Integer b) {
    if (a == null || b == null) {
      return 0;
    }
    if (a == b) {
      return 1;
    }
    return a.equals(b) ? 2 : 3;
  }

  /** Its first input that takes a branch throws right behind it, and another one does not. */
  public static int ratio(int a, int b) {
    if (a < b) {
      return 0;
    }
    return a == b ? b / a : 1;
  }

  /** Ends the JVM for one input. */
  public static int exit(int code) {
    if (code == 42) {
      System.exit(1);
    }
    return code;
  }

  /** Fails where tests run, for some inputs. */
  public static boolean isTested(int code) {
    if (code > 7 && hasJUnit()) {
      throw new IllegalStateException("tested");
    }
    return false;
  }

  private static boolean hasJUnit() {
    return Fates.class.getResource("/org/junit/jupiter/api/Test.class") != null;
  }

  /** Which branch is taken depends on the run, and the result does not. */
  public static int bucket(int code) {
    if (code > 7) {
      return System.identityHashCode(new Object()) % 2 == 0 ? 2 * code - code : code;
    }
    return 0;
  }

  /** What the first call in a JVM initializes has branches, too. */
  public static int initialized(int code) {
    return code > Once.limit ? 1 : 2;
  }

  private static final class Once {
    static final int limit = start(3);

    private Once() {}

    private static int start(int limit) {
      return limit > 2 ? limit : 0;
    }
  }

  /** Leaves a thread behind that takes branches of {@link #slow} after its own test. */
  public static int leave(int number) {
    if (number == 3) {
      Thread thread = new Thread(() -> slow(5));
      thread.setDaemon(true);
      thread.start();
      return 1;
    }
    return 0;
  }

  static int slow(int number) {
    for (int i = 0; i < 50; i++) {
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        return -1;
      }
    }
    return number;
  }
}
