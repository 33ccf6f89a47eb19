package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/**
 * What models of the JDK need beyond plain Java. Instrumented code passes shadows to these methods
 * as it does to instrumented ones.
 */
public final class Symbolic {
  private static final int CONCRETE = Probe.token("concrete", "(I)I");
  private static final int CONCRETE_LONG = Probe.token("concrete", "(J)J");
  private static final int EQUAL = Probe.token("equal", "(II)I");
  private static final int CHOOSE = Probe.token("choose", "(III)I");

  /** The call in code under test whose model is running. */
  public static int caller;

  private Symbolic() {}

  /** The value of this run: what is computed from it is concrete. */
  public static int concrete(int value) {
    accepts(CONCRETE);
    return value;
  }

  /** The value of this run: what is computed from it is concrete. */
  public static long concrete(long value) {
    accepts(CONCRETE_LONG);
    return value;
  }

  /** 1 if the values are equal, else 0; computed, not decided. */
  public static int equal(int a, int b) {
    if (!accepts(EQUAL)) {
      return a == b ? 1 : 0;
    }
    Shadow left = Calls.argument(a, 0);
    Shadow right = Calls.argument(b, 1);
    if (left == null || right == null) {
      return left == null ? is(right, b, a) : is(left, a, b);
    }
    Shadow difference = Nodes.ofInts(Operation.IXOR, left, right, a, b, a ^ b);
    return is(difference, a ^ b, 0);
  }

  private static int is(@Nullable Shadow shadow, int value, int constant) {
    int result = value == constant ? 1 : 0;
    if (shadow != null) {
      give(
          Nodes.choice(
              'I', shadow, constant, new Choice.Branch(null, 1), new Choice.Branch(null, 0)),
          EQUAL);
    }
    return result;
  }

  /** {@code yes} if the condition is 1, else {@code no}; computed, not decided. */
  public static int choose(int condition, int yes, int no) {
    int result = condition == 1 ? yes : no;
    if (accepts(CHOOSE)) {
      Shadow shadow = Calls.argument(condition, 0);
      Shadow first = Calls.argument(yes, 1);
      Shadow second = Calls.argument(no, 2);
      if (shadow == null) {
        give(condition == 1 ? first : second, CHOOSE);
      } else if (first != null || second != null || yes != no) {
        give(
            Nodes.choice(
                'I', shadow, 1, new Choice.Branch(first, yes), new Choice.Branch(second, no)),
            CHOOSE);
      }
    }
    return result;
  }

  private static boolean accepts(int token) {
    return Calls.token != 0 && Calls.accept(token, null);
  }

  private static void give(@Nullable Shadow shadow, int token) {
    if (shadow != null) {
      Returns.give(shadow, token);
    }
  }

  /** The path has fixed the length of {@code array} to what it is. */
  public static void fixLength(Object array) {
    if (Elements.any && Run.isHere()) {
      Elements.fixLength(array);
    }
  }

  /** Whether {@code array} has a length that is not fixed. */
  public static boolean hasOpenLength(Object array) {
    return Elements.any && Elements.length(array) != null;
  }

  /** A result of the JDK depends on the input in a way that nobody has modelled. */
  public static void lose() {
    Run.incomplete(Reason.UNMODELLED, caller);
  }
}
