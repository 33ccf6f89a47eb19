package dev.waymark.validation.trap;

import java.util.function.IntSupplier;

/** Hole 7: initializers that find, or leave, what others have written. */
public final class Initialization {
  private static int seed;
  private static int made;
  private static final int[] SHARED = new int[2];

  private Initialization() {}

  /** Reads what the call has written. */
  static final class Reading {
    static final int VALUE = seed;

    private Reading() {}
  }

  static int read(int p, int y) {
    seed = p;
    int value = Reading.VALUE;
    if (y > 0) {
      return value == 5 ? 1 : 2;
    }
    return 0;
  }

  /** Reads it by way of a constant object and a method. */
  static final class Indirect {
    static final Box BOX = new Box();
    static final int TWICE = BOX.twice();

    private Indirect() {}
  }

  static final class Box {
    int twice() {
      return seed * 2;
    }
  }

  static int readBelow(int p, int y) {
    seed = p;
    if (y > 0) {
      return Indirect.TWICE == 10 ? 1 : 2;
    }
    return 0;
  }

  static class Base {
    static final int FOUND = seed;
  }

  static final class Derived extends Base {
    static final int NEXT = FOUND + 1;

    private Derived() {}
  }

  static int inherited(int p, int y) {
    seed = p;
    int next = Derived.NEXT;
    return y > 0 && next == 9 ? 1 : 0;
  }

  interface Lazy {
    int FOUND = seed;

    default int found() {
      return FOUND;
    }
  }

  static final class Implementing implements Lazy {}

  @Expected(
      either = "new Initialization$Implementing().found() == 9 [true]",
      because = "there is no room beside the fields of interfaces")
  static int byInterface(int p, int y) {
    seed = p;
    Lazy lazy = new Implementing();
    seed = 0;
    return y > 0 && lazy.found() == 9 ? 1 : 0;
  }

  static final class Referred {
    static final int VALUE = seed;

    private Referred() {}

    static int value() {
      return VALUE;
    }
  }

  static int byReference(int p, int y) {
    seed = p;
    IntSupplier supplier = Referred::value;
    int value = supplier.getAsInt();
    return y > 0 && value == 5 ? 1 : 0;
  }

  static final class Counting {
    static {
      made++;
    }

    private Counting() {}

    static void touch() {}
  }

  @Expected(open = "made == 1 [false]", because = "another call may have initialized it")
  static int counted(int y) {
    made = 0;
    Counting.touch();
    if (y > 3) {
      return made == 1 ? 1 : 2;
    }
    return 0;
  }

  static final class Filling {
    static {
      SHARED[1] = 9;
    }

    private Filling() {}

    static void touch() {}
  }

  static int filled(int y) {
    SHARED[1] = 0;
    if (y > 3) {
      Filling.touch();
    }
    return SHARED[1] == 9 ? 1 : 0;
  }

  static final class First {
    static int value = Second.value + 1;

    private First() {}
  }

  static final class Second {
    static int value = First.value + 1;

    private Second() {}
  }

  @Expected(
      open = {"Initialization$First.value == 2 [false]", "Initialization$First.value == 1 [false]"},
      because = "another call may have begun with the other class")
  static int order(boolean first) {
    if (first) {
      return First.value == 2 ? 1 : 2;
    }
    int unused = Second.value;
    return First.value == 1 ? 3 : 4;
  }

  static final class Throwing {
    static {
      if (seed == 3) {
        throw new IllegalStateException();
      }
    }

    private Throwing() {}

    static void touch() {}
  }

  @Expected(open = "p == 3 [true]", because = "another call may have initialized it")
  static int thrown(int p, int y) {
    seed = p;
    Throwing.touch();
    if (y > 2) {
      return p == 3 ? 1 : 2;
    }
    return 0;
  }

  /** The first of them has made the table already, or not. */
  static final class Table {
    static final int[] VALUES = {seed, 2};

    private Table() {}
  }

  static int table(int p, int y) {
    seed = p;
    int[] values = Table.VALUES;
    return y > 0 && values[0] == 77 ? 1 : 0;
  }
}
