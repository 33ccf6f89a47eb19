package dev.waymark.validation.trap;

import java.util.LinkedList;
import java.util.List;
import java.util.Set;

/** Hole 5: objects in states, of classes and made in ways that inputs do not come in. */
public final class States {
  private static final String LATER = "objects are tried right after construction";
  private static final String SUBCLASS = "no subclass is tried";

  private States() {}

  /** What a setter or a second call brings about. */
  static class Account {
    private int balance;
    private boolean closed;

    void deposit(int amount) {
      balance = closed ? 0 : balance + amount;
    }

    int rank() {
      return balance > 100 ? 1 : 0;
    }

    void close() {
      closed = true;
    }
  }

  /** What anybody may write: a number is set, an object of this class no recipe makes. */
  static class Mode {
    public int mode;
    public Thread owner;

    @Expected(open = "this.owner != null [true]", because = LATER)
    int of(int a) {
      if (mode == 3) {
        return a;
      }
      return owner != null ? 1 : 0;
    }
  }

  /** What a class of the same nest writes. */
  static class Poked {
    private int value;

    Poked(int value) {
      this.value = Math.max(0, value);
    }

    @Expected(open = "this.value < 0 [true]", because = LATER)
    int sign() {
      return value < 0 ? -1 : 1;
    }

    static class Poker {
      void poke(Poked poked) {
        poked.value = -1;
      }
    }
  }

  /** What a constructor writes into another object. */
  static class Swapped {
    private int value;

    Swapped(int value) {
      this.value = Math.max(0, value);
    }

    Swapped(boolean isOther, Swapped other) {
      (isOther ? other : this).value = -1;
    }

    int sign() {
      return value < 0 ? -1 : 1;
    }
  }

  /** An array that its maker keeps. */
  static final class Guarded {
    private final int[] values;

    Guarded(int[] values) {
      this.values = values;
      if (values.length == 0 || values[0] < 0) {
        throw new IllegalArgumentException();
      }
    }

    @Expected(open = "this.values[0] < 0 [true]", because = LATER)
    int first() {
      return values[0] < 0 ? -1 : 1;
    }
  }

  /** What another method makes with a private constructor. */
  static final class Count {
    private final int value;

    private Count(int value) {
      this.value = value;
    }

    static Count of(int value) {
      return new Count(Math.max(0, value));
    }

    Count minus(int other) {
      return new Count(value - other);
    }

    @Expected(open = "this.value < 0 [true]", because = "not every way to make it is tried")
    int sign() {
      return value < 0 ? -1 : 1;
    }
  }

  /** What another constructor makes of an object. */
  static final class Copied {
    private final int value;

    Copied(int value) {
      this.value = Math.max(0, value);
    }

    Copied(Copied other) {
      value = -1 - other.value;
    }

    int sign() {
      return value < 0 ? -1 : 1;
    }
  }

  /** What a subclass says of itself. */
  static class Base {
    protected int kind() {
      return 0;
    }

    @Expected(open = "this.kind() == 1 [true]", because = SUBCLASS)
    int of(int a) {
      return kind() == 1 ? a : 0;
    }

    @Expected(open = "other instanceof Runnable [true]", because = SUBCLASS)
    int runs(int a) {
      Object other = this;
      return other instanceof Runnable ? a : 0;
    }

    boolean isLike(Base other) {
      return other != null && getClass() != other.getClass();
    }
  }

  /** One that is not tried because the other is. */
  static class Derived extends Base {
    @Override
    protected int kind() {
      return 1;
    }
  }

  /** An array that others can reach. */
  static final class Tables {
    public static final int[] OPEN = {1, 2};
    private static final int[] LENT = {1, 2};
    private static final int[] SHARED;
    static final int[] TWIN;

    static {
      int[] both = {1, 2};
      SHARED = both;
      TWIN = both;
    }

    private Tables() {}

    static int[] lend() {
      return LENT;
    }

    @Expected(open = "OPEN[0] == 9 [true]", because = "tables are tried as initialized")
    static int open(int a) {
      return OPEN[0] == 9 ? a : 0;
    }

    @Expected(open = "LENT[0] == 9 [true]", because = "tables are tried as initialized")
    static int lent(int a) {
      return LENT[0] == 9 ? a : 0;
    }

    @Expected(open = "SHARED[0] == 9 [true]", because = "tables are tried as initialized")
    static int shared(int a) {
      return SHARED[0] == 9 ? a : 0;
    }
  }

  @Expected(open = "a == \"x\" [true]", because = "no string is tried that is also in the code")
  static int literal(String a) {
    return a == "x" ? 1 : 0;
  }

  @Expected(open = "a.length() < 0 [true]", because = "only strings are tried")
  static int text(CharSequence a) {
    return a == null || a.length() < 0 ? 1 : 0;
  }

  @Expected(open = "a instanceof LinkedList [true]", because = "only array lists are tried")
  static int linked(List<Integer> a) {
    return a instanceof LinkedList ? 1 : 0;
  }

  static int many(Set<Integer> a) {
    return a == null || a.size() > 1 ? 1 : 0;
  }

  @Expected(bounded = "a.size() > 9 [true]", because = "lists that are tried are shorter")
  static int isLong(List<Integer> a) {
    return a == null || a.size() > 9 ? 1 : 0;
  }

  @Expected(open = "a == null [false]", because = "only some classes are tried")
  static int any(Object a) {
    return a instanceof Integer || a instanceof String ? 1 : a == null ? 2 : 3;
  }
}
