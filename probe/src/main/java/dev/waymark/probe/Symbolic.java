package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.shadow.ArrayShadow;
import dev.waymark.probe.shadow.ChoiceShadow;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.Shadow;
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
  private static final int CHOOSE_LONG = Probe.token("choose", "(IJJ)J");
  private static final int CHOOSE_FLOAT = Probe.token("choose", "(IFF)F");
  private static final int CHOOSE_DOUBLE = Probe.token("choose", "(IDD)D");
  private static final int CONCRETE_FLOAT = Probe.token("concrete", "(F)F");
  private static final int CONCRETE_DOUBLE = Probe.token("concrete", "(D)D");
  private static final int CONCRETE_BOOLEAN = Probe.token("concrete", "(Z)Z");
  private static final int IS_SYMBOLIC = Probe.token("isSymbolic", "(I)Z");
  private static final int IS_SYMBOLIC_LONG = Probe.token("isSymbolic", "(J)Z");
  private static final int IS_SYMBOLIC_FLOAT = Probe.token("isSymbolic", "(F)Z");
  private static final int IS_SYMBOLIC_DOUBLE = Probe.token("isSymbolic", "(D)Z");
  private static final int IS_SYMBOLIC_BOOLEAN = Probe.token("isSymbolic", "(Z)Z");
  private static final int COMPARE_LONG = Probe.token("compare", "(JJ)I");
  private static final int COMPARE_FLOAT = Probe.token("compare", "(FF)I");
  private static final int COMPARE_DOUBLE = Probe.token("compare", "(DD)I");

  private static final int FIX_LENGTH = Probe.token("fixLength", "(Ljava/lang/Object;I)V");

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

  /** The value of this run: what is computed from it is concrete. */
  public static float concrete(float value) {
    accepts(CONCRETE_FLOAT);
    return value;
  }

  /** The value of this run: what is computed from it is concrete. */
  public static double concrete(double value) {
    accepts(CONCRETE_DOUBLE);
    return value;
  }

  /** The value of this run: what is computed from it is concrete. */
  public static boolean concrete(boolean value) {
    accepts(CONCRETE_BOOLEAN);
    return value;
  }

  /**
   * Whether {@code value} depends on the input: to choose between ways to the same result, never
   * for what the result is.
   */
  public static boolean isSymbolic(int value) {
    return accepts(IS_SYMBOLIC) && Calls.argument(value, 0) != null;
  }

  /** As {@link #isSymbolic(int)}. */
  public static boolean isSymbolic(long value) {
    return accepts(IS_SYMBOLIC_LONG) && Calls.argument(value, 0) != null;
  }

  /** As {@link #isSymbolic(int)}. */
  public static boolean isSymbolic(float value) {
    return accepts(IS_SYMBOLIC_FLOAT) && Calls.argument(value, 0) != null;
  }

  /** As {@link #isSymbolic(int)}. */
  public static boolean isSymbolic(double value) {
    return accepts(IS_SYMBOLIC_DOUBLE) && Calls.argument(value, 0) != null;
  }

  /** As {@link #isSymbolic(int)}. */
  public static boolean isSymbolic(boolean value) {
    return accepts(IS_SYMBOLIC_BOOLEAN) && Calls.argument(value ? 1 : 0, 0) != null;
  }

  /** -1, 0 or 1 as {@code a} is less than, equal to or greater than {@code b}; computed. */
  public static int compare(long a, long b) {
    if (accepts(COMPARE_LONG)) {
      Shadow left = Calls.argument(a, 0);
      Shadow right = Calls.argument(b, 1);
      give(Longs.lcmp(a, b, left, right), COMPARE_LONG);
    }
    return a < b ? -1 : a == b ? 0 : 1;
  }

  /** As {@link #compare(double, double)}. */
  public static int compare(float a, float b) {
    if (accepts(COMPARE_FLOAT)) {
      Shadow left = Calls.argument(a, 0);
      Shadow right = Calls.argument(b, 1);
      give(Floats.fcmpl(a, b, left, right), COMPARE_FLOAT);
    }
    return a > b ? 1 : a == b ? 0 : -1;
  }

  /** As the operators have it: zeros are equal, and -1 if one is not a number; computed. */
  public static int compare(double a, double b) {
    if (accepts(COMPARE_DOUBLE)) {
      Shadow left = Calls.argument(a, 0);
      Shadow right = Calls.argument(b, 1);
      give(Doubles.dcmpl(a, b, left, right), COMPARE_DOUBLE);
    }
    return a > b ? 1 : a == b ? 0 : -1;
  }

  /** Whether {@code array} has an element or a length that is symbolic. */
  public static boolean isSymbolicArray(Object array) {
    ArrayShadow known = Elements.any && Run.isHere() ? Elements.find(array) : null;
    return known != null && (known.length() != null || known.hasElements());
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
    Nodes.count(1);
    Shadow difference = Nodes.ofInts(Operation.IXOR, left, right, a, b, a ^ b);
    return is(difference, a ^ b, 0);
  }

  private static int is(@Nullable Shadow shadow, int value, int constant) {
    int result = value == constant ? 1 : 0;
    if (shadow != null) {
      give(
          Nodes.choice(
              'I',
              shadow,
              constant,
              new ChoiceShadow.Branch(null, 1),
              new ChoiceShadow.Branch(null, 0)),
          EQUAL);
    }
    return result;
  }

  /** {@code yes} if the condition is 1, else {@code no}; computed, not decided. */
  public static int choose(int condition, int yes, int no) {
    if (accepts(CHOOSE)) {
      Shadow shadow = Calls.argument(condition, 0);
      ChoiceShadow.Branch first = new ChoiceShadow.Branch(Calls.argument(yes, 1), yes);
      ChoiceShadow.Branch second = new ChoiceShadow.Branch(Calls.argument(no, 2), no);
      give(choice('I', shadow, condition, first, second), CHOOSE);
    }
    return condition == 1 ? yes : no;
  }

  /** As {@link #choose(int, int, int)}. */
  public static long choose(int condition, long yes, long no) {
    if (accepts(CHOOSE_LONG)) {
      Shadow shadow = Calls.argument(condition, 0);
      ChoiceShadow.Branch first = new ChoiceShadow.Branch(Calls.argument(yes, 1), yes);
      ChoiceShadow.Branch second = new ChoiceShadow.Branch(Calls.argument(no, 2), no);
      give(choice('J', shadow, condition, first, second), CHOOSE_LONG);
    }
    return condition == 1 ? yes : no;
  }

  /** As {@link #choose(int, int, int)}. */
  public static float choose(int condition, float yes, float no) {
    if (accepts(CHOOSE_FLOAT)) {
      Shadow shadow = Calls.argument(condition, 0);
      ChoiceShadow.Branch first =
          new ChoiceShadow.Branch(Calls.argument(yes, 1), Float.floatToIntBits(yes));
      ChoiceShadow.Branch second =
          new ChoiceShadow.Branch(Calls.argument(no, 2), Float.floatToIntBits(no));
      give(choice('F', shadow, condition, first, second), CHOOSE_FLOAT);
    }
    return condition == 1 ? yes : no;
  }

  /** As {@link #choose(int, int, int)}. */
  public static double choose(int condition, double yes, double no) {
    if (accepts(CHOOSE_DOUBLE)) {
      Shadow shadow = Calls.argument(condition, 0);
      ChoiceShadow.Branch first =
          new ChoiceShadow.Branch(Calls.argument(yes, 1), Double.doubleToLongBits(yes));
      ChoiceShadow.Branch second =
          new ChoiceShadow.Branch(Calls.argument(no, 2), Double.doubleToLongBits(no));
      give(choice('D', shadow, condition, first, second), CHOOSE_DOUBLE);
    }
    return condition == 1 ? yes : no;
  }

  private static @Nullable Shadow choice(
      char kind,
      @Nullable Shadow condition,
      int value,
      ChoiceShadow.Branch first,
      ChoiceShadow.Branch second) {
    if (condition == null) {
      return value == 1 ? first.shadow() : second.shadow();
    }
    boolean isOne =
        first.shadow() == null && second.shadow() == null && first.value() == second.value();
    return isOne ? null : Nodes.choice(kind, condition, 1, first, second);
  }

  private static boolean accepts(int token) {
    return Calls.token != 0 && Calls.accept(token, null);
  }

  private static void give(@Nullable Shadow shadow, int token) {
    if (shadow != null) {
      Returns.give(shadow, token);
    }
  }

  /** The path has fixed the length of {@code array} to what it is, which is {@code length}. */
  @SuppressWarnings("unused") // the number is for those who go along a path without a run
  public static void fixLength(Object array, int length) {
    accepts(FIX_LENGTH);
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
    Run.incomplete(LossReason.UNMODELLED, caller);
  }
}
