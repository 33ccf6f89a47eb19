package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.shadow.Shadow;
import java.util.Arrays;

/**
 * Inputs that code draws while it runs, and its assumptions. Instrumented code calls this class in
 * place of {@code dev.waymark.api.Draws}. The first values of a run are planned, all others are 0.
 */
public final class Draws {
  private static long[] planned = {};
  private static char[] kinds = new char[8];
  private static long[] values = new long[8];
  private static int size;
  private static boolean isRejected;

  private Draws() {}

  static void begin(long... plan) {
    planned = plan;
    size = 0;
    isRejected = false;
  }

  /** How many values this run has drawn. */
  public static int size() {
    return size;
  }

  /** The descriptor of the type of value {@code i}. */
  public static char kind(int i) {
    return kinds[i];
  }

  /** The bits of value {@code i}. */
  public static long value(int i) {
    return values[i];
  }

  /** Whether an assumption did not hold in this run. */
  public static boolean isRejected() {
    return isRejected;
  }

  /** An assumption does not hold: ends the run, and so returns nothing. */
  public static RuntimeException rejection() {
    if (Run.isHere()) {
      isRejected = true;
    }
    StepBudget.stop();
    throw new BudgetExhausted("an assumption does not hold");
  }

  public static boolean nextBoolean() {
    return next('Z', planned() & 1) != 0;
  }

  public static byte nextByte() {
    return (byte) next('B', (byte) planned());
  }

  public static short nextShort() {
    return (short) next('S', (short) planned());
  }

  public static char nextChar() {
    return (char) next('C', (char) planned());
  }

  public static int nextInt() {
    int value = (int) planned();
    return (int) next('I', value);
  }

  public static long nextLong() {
    return next('J', planned());
  }

  public static float nextFloat() {
    float value = Float.intBitsToFloat((int) planned());
    return Float.intBitsToFloat((int) next('F', Float.floatToIntBits(value)));
  }

  public static double nextDouble() {
    double value = Double.longBitsToDouble(planned());
    return Double.longBitsToDouble(next('D', Double.doubleToLongBits(value)));
  }

  private static long planned() {
    return size < planned.length ? planned[size] : 0;
  }

  private static long next(char kind, long bits) {
    if (!Run.isHere()) {
      Run.incomplete(LossReason.OTHER_THREAD, Run.NO_SITE);
      return 0;
    }
    if (size == values.length) {
      kinds = Arrays.copyOf(kinds, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    kinds[size] = kind;
    values[size] = bits;
    Shadow symbol = Nodes.symbol(~size, kind, bits);
    size++;
    if (symbol != null) {
      Returns.give(symbol, token(kind));
    }
    return bits;
  }

  private static int token(char kind) {
    return switch (kind) {
      case 'Z' -> BOOLEAN;
      case 'B' -> BYTE;
      case 'S' -> SHORT;
      case 'C' -> CHAR;
      case 'I' -> INT;
      case 'J' -> LONG;
      case 'F' -> FLOAT;
      default -> DOUBLE;
    };
  }

  private static final int BOOLEAN = Probe.token("nextBoolean", "()Z");
  private static final int BYTE = Probe.token("nextByte", "()B");
  private static final int SHORT = Probe.token("nextShort", "()S");
  private static final int CHAR = Probe.token("nextChar", "()C");
  private static final int INT = Probe.token("nextInt", "()I");
  private static final int LONG = Probe.token("nextLong", "()J");
  private static final int FLOAT = Probe.token("nextFloat", "()F");
  private static final int DOUBLE = Probe.token("nextDouble", "()D");
}
