package dev.waymark.validation.trap;

/** Hole 5: inputs and states beyond those that are tried. */
public final class Bounded {
  private static int calls;
  private static final int[] SEEN = new int[2];
  static int mode;

  private Bounded() {}

  @Expected(bounded = "a.length > 1000 [true]", because = "arrays that are tried are shorter")
  public static int isLong(int[] a) {
    return a != null && a.length > 1000 ? 1 : 0;
  }

  public static int sameArray(int[] a, int[] b) {
    if (a == null || b == null) {
      return 0;
    }
    return a == b ? 1 : 2;
  }

  public static int writtenThroughTheOther(int[] a, int[] b) {
    if (a == null || b == null || a.length == 0 || b.length == 0) {
      return 0;
    }
    a[0] = 1;
    b[0] = 2;
    return a[0] == 2 ? 1 : 3;
  }

  @Expected(open = "a[0] == a[1] [true]", because = "no array is tried in two places")
  public static int sameRow(int[][] a) {
    if (a == null || a.length < 2 || a[0] == null) {
      return 0;
    }
    return a[0] == a[1] ? 1 : 2;
  }

  /** From the second call on. */
  @Expected(open = "calls > 1 [true]", because = "each run is the first call")
  static int counted(int a) {
    calls++;
    return calls > 1 ? a : 0;
  }

  /** If called before. */
  @Expected(open = "SEEN[1] == 77 [true]", because = "each run is the first call")
  static int remembered(int a) {
    if (SEEN[1] == 77) {
      return 1;
    }
    SEEN[1] = a;
    return 0;
  }

  /** If somebody has set it. */
  @Expected(open = "mode == 1 [true]", because = "static fields are as initialized")
  static int configured(int a) {
    return mode == 1 ? a : 0;
  }

  static void configure(int a) {
    mode = a;
    Level.HIGH.height = a;
  }

  /** A constant with a state. */
  enum Level {
    HIGH;

    int height = 1;
  }

  @Expected(
      open = "Bounded$Level.HIGH.height == 2 [true]",
      because = "constants are as initialized")
  static int raised(int a) {
    return Level.HIGH.height == 2 ? a : 0;
  }

  /** A constant that holds something with a state. */
  enum Tally {
    ONLY;

    private final int[] counts = new int[1];
  }

  @Expected(
      open = "Bounded$Tally.ONLY.counts[0] == 1 [true]",
      because = "constants are as initialized")
  static int tallied(int a) {
    return Tally.ONLY.counts[0]++ == 1 ? a : 0;
  }

  /** A constant whose body has a state. */
  enum Switcher {
    ONLY {
      private int turns;

      @Override
      int turn() {
        return ++turns;
      }
    };

    abstract int turn();
  }

  @Expected(
      open = "Bounded$Switcher.ONLY.turn() == 2 [true]",
      because = "constants are as initialized")
  static int turned(int a) {
    return Switcher.ONLY.turn() == 2 ? a : 0;
  }

  /** If the virtual machine was not asked to check that. */
  @Expected(bounded = "a >= 100 [true]", because = "assertions are enabled")
  static int asserted(int a) {
    assert a < 100 : "too much: " + a;
    return a >= 100 ? 1 : a;
  }

  /** If the virtual machine was not asked to check that: then nothing is assigned. */
  @Expected(
      bounded = {"(isChecked = true) [false]", "isChecked [false]"},
      never = "(isChecked = true) [false]",
      because = "assertions are enabled")
  static int assigned(int a) {
    boolean isChecked = false;
    assert isChecked = true;
    return isChecked ? a : 0;
  }

  /** The same, asked without an assertion. */
  @Expected(
      bounded = "dev.waymark.validation.trap.Bounded.class.desiredAssertionStatus() [false]",
      because = "assertions are enabled")
  static int asked(int a) {
    return Bounded.class.desiredAssertionStatus() ? a : 0;
  }
}
