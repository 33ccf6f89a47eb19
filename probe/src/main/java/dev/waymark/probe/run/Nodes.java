package dev.waymark.probe.run;

import dev.waymark.probe.shadow.BinaryShadow;
import dev.waymark.probe.shadow.ChoiceShadow;
import dev.waymark.probe.shadow.MixedShadow;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.SelectShadow;
import dev.waymark.probe.shadow.Shadow;
import dev.waymark.probe.shadow.Side;
import dev.waymark.probe.shadow.SymbolShadow;
import dev.waymark.probe.shadow.UnaryShadow;
import dev.waymark.probe.shadow.WideConstant;
import org.jspecify.annotations.Nullable;

/**
 * Makes shadows, until those counted are more than a run may have; from then on values become
 * concrete. A shadow is marked with its run, so that those of earlier runs are known, and with its
 * code: operation and {@link Side}.
 *
 * <p>Instrumented code counts what its operators make, in a local: a counter in memory that each
 * shadow changes takes longer than the shadow. What the probe makes for itself counts here.
 */
public final class Nodes {
  private static final int FIRST_RUN = 1 << Side.BITS;
  private static final int LAST_RUN = Integer.MAX_VALUE & -FIRST_RUN;

  /** The mark of this run, never 0; its lowest bits are for the code. */
  private static int run;

  private static boolean isWorn;
  private static int limit;

  /** How many shadows may still be counted; negative once those counted are too many. */
  private static long left;

  private Nodes() {}

  static void begin(int newLimit) {
    run = run == LAST_RUN ? FIRST_RUN : run + FIRST_RUN;
    isWorn |= run == LAST_RUN;
    limit = newLimit;
    left = newLimit;
  }

  /** Counts shadows that were made. */
  public static void count(int made) {
    left -= made;
  }

  /** How many shadows were counted in this run. */
  static int created() {
    return (int) (limit - Math.max(0, left));
  }

  /** Whether there were so many runs that the next has a mark that was used before. */
  public static boolean isWorn() {
    return isWorn;
  }

  /** Whether a shadow that lay in the heap is of this run. */
  public static boolean isCurrent(Shadow shadow) {
    return ((shadow.mark() ^ run) >>> Side.BITS) == 0;
  }

  /** Whether a shadow that lay in the heap is of this run and has this value; one branch. */
  public static boolean fits(Shadow shadow, long bits) {
    return (((shadow.mark() ^ run) >>> Side.BITS) | (shadow.value() ^ bits)) == 0;
  }

  /** As {@link #fits(Shadow, long)}, for the shadow of an int. */
  public static boolean fits(Shadow shadow, int value) {
    return (((shadow.mark() ^ run) >>> Side.BITS) | ((int) shadow.value() ^ value)) == 0;
  }

  public static @Nullable Shadow symbol(int index, char kind, long value) {
    return isFullAfterOne() ? null : new SymbolShadow(run | Operation.SYMBOL, index, kind, value);
  }

  public static @Nullable Shadow unary(int operation, Shadow left, long a, long value) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, a, operation);
    }
    if (isFull()) {
      return null;
    }
    return new UnaryShadow(run | operation, left, value);
  }

  /** An operator of ints, which gives an int. */
  public static @Nullable Shadow ofInts(
      int operation, @Nullable Shadow left, @Nullable Shadow right, int a, int b, int value) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, a, operation);
      SelfCheck.compare(right, b, operation);
    }
    if (isFull()) {
      return null;
    }
    int mark = run | operation;
    if (left == null) {
      return right == null ? null : new MixedShadow(mark | Side.LEFT, right, a, value);
    }
    return right == null
        ? new MixedShadow(mark, left, b, value)
        : new BinaryShadow(mark, left, right, value);
  }

  /** An operator of any numbers. */
  public static @Nullable Shadow binary(
      int operation, @Nullable Shadow left, @Nullable Shadow right, long a, long b, long value) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, a, operation);
      SelfCheck.compare(right, b, operation);
    }
    if (isFull()) {
      return null;
    }
    if (left == null) {
      return right == null ? null : mixed(operation | Side.LEFT, right, a, value);
    }
    return right == null
        ? mixed(operation, left, b, value)
        : new BinaryShadow(run | operation, left, right, value);
  }

  private static Shadow mixed(int code, Shadow shadow, long constant, long value) {
    return constant == (int) constant
        ? new MixedShadow(run | code, shadow, (int) constant, value)
        : new WideConstant(run | code, shadow, constant, value);
  }

  public static @Nullable Shadow select(
      char kind, Shadow index, long[] values, @Nullable Shadow[] elements, long value) {
    return isFullAfterOne()
        ? null
        : new SelectShadow(run | Operation.SELECT, kind, index, values, elements, value);
  }

  public static @Nullable Shadow choice(
      char kind,
      Shadow index,
      int position,
      ChoiceShadow.Branch written,
      ChoiceShadow.Branch kept) {
    return isFullAfterOne()
        ? null
        : new ChoiceShadow(run | Operation.CHOICE, kind, index, position, written, kept);
  }

  /** Whether no further shadow is allowed; says so in the trace. */
  private static boolean isFull() {
    if (left < 0) {
      Run.incomplete(LossReason.TERM_LIMIT, Run.NO_SITE);
      return true;
    }
    return false;
  }

  /** As {@link #isFull}; if not, one is counted. */
  private static boolean isFullAfterOne() {
    count(1);
    return isFull();
  }
}
