package dev.waymark.benchmarks.suite;

import dev.waymark.probe.Calls;
import dev.waymark.probe.Probe;
import dev.waymark.probe.Returns;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.run.Trace;
import dev.waymark.probe.shadow.Shadow;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * Makes numbers symbolic. Instrumented code takes this class for an instrumented one: its methods
 * return what they are given, and leave a shadow of it as instrumented methods do; the one that
 * came with the argument, else a new symbol.
 *
 * <p>A run that has made many shadows ends, so that time and memory stay within bounds; what comes
 * after it is concrete until the next test begins.
 */
public final class Symbols {
  private static final int EVENTS = 50_000;
  private static final int NODES = 100_000;
  private static final int DEPTH = 1_000_000;
  private static final int LONGEST = 64;

  /** Twice what ends a run, since it goes on until the next symbol is wanted. */
  private static final RunLimits LIMITS =
      new RunLimits(Integer.MAX_VALUE, DEPTH, 2 * EVENTS, 2 * NODES);

  private static final int INT = Probe.token("of", "(I)I");
  private static final int LONG = Probe.token("of", "(J)J");
  private static final int FLOAT = Probe.token("of", "(F)F");
  private static final int DOUBLE = Probe.token("of", "(D)D");

  private static @Nullable Thread thread;
  private static Trace trace = Probe.end();
  private static long created;
  private static long runs;

  private Symbols() {}

  /** Begins a run in this thread. */
  static void begin() {
    thread = Thread.currentThread();
    trace = Probe.begin(LIMITS);
    runs++;
  }

  /** Ends the run, if it is still going on. */
  static void end() {
    if (thread != null) {
      thread = null;
      Probe.end();
    }
  }

  /** How many symbols there were so far. */
  static long created() {
    return created;
  }

  /** How many branches of the last run were symbolic. */
  static int branches() {
    return trace.size();
  }

  /** How many runs there were so far. */
  static long runs() {
    return runs;
  }

  /** Called by instrumented code: {@code value}, made symbolic. */
  public static int of(int value) {
    if (isHere()) {
      Shadow passed = accepts(INT) ? Calls.argument(value, 0) : null;
      Returns.give(passed != null ? passed : symbol('I', value), INT);
    }
    return value;
  }

  /** Called by instrumented code: {@code value}, made symbolic. */
  public static long of(long value) {
    if (isHere()) {
      Shadow passed = accepts(LONG) ? Calls.argument(value, 0) : null;
      Returns.give(passed != null ? passed : symbol('J', value), LONG);
    }
    return value;
  }

  /** Called by instrumented code: {@code value}, made symbolic. */
  public static float of(float value) {
    if (isHere()) {
      Shadow passed = accepts(FLOAT) ? Calls.argument(value, 0) : null;
      Returns.give(passed != null ? passed : symbol('F', Float.floatToIntBits(value)), FLOAT);
    }
    return value;
  }

  /** Called by instrumented code: {@code value}, made symbolic. */
  public static double of(double value) {
    if (isHere()) {
      Shadow passed = accepts(DOUBLE) ? Calls.argument(value, 0) : null;
      Returns.give(passed != null ? passed : symbol('D', Double.doubleToLongBits(value)), DOUBLE);
    }
    return value;
  }

  /** Whether numbers of this thread become symbolic; ends the run if it has made enough. */
  private static boolean isHere() {
    if (Thread.currentThread() != thread) {
      return false;
    }
    if (trace.nodes() > NODES || trace.size() > EVENTS) {
      end();
    }
    return thread != null;
  }

  private static boolean accepts(int token) {
    return Calls.token != 0 && Calls.accept(token, null);
  }

  /** Called by instrumented code: makes the elements of a short array of numbers symbolic. */
  public static void elements(@Nullable Object array) {
    if (!isHere() || array == null || Array.getLength(array) > LONGEST) {
      return;
    }
    Shadow[] elements = new Shadow[Array.getLength(array)];
    for (int i = 0; i < elements.length; i++) {
      elements[i] = element(Array.get(array, i));
    }
    Probe.array(array, null, elements);
  }

  private static Shadow element(Object value) {
    if (value instanceof Double number) {
      return symbol('D', Double.doubleToLongBits(number));
    }
    if (value instanceof Float number) {
      return symbol('F', Float.floatToIntBits(number));
    }
    if (value instanceof Long number) {
      return symbol('J', number);
    }
    return symbol('I', small(value));
  }

  private static int small(Object value) {
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    return value instanceof Character letter ? letter : ((Number) value).intValue();
  }

  private static Shadow symbol(char kind, long bits) {
    created++;
    return Probe.symbol((int) created, kind, bits);
  }
}
