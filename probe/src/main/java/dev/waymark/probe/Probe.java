package dev.waymark.probe;

import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.run.Trace;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/**
 * A run, as whoever starts it sees it: {@link #begin}, symbols for the inputs, {@link #pass} them,
 * call the method by reflection in the same thread, {@link #end}.
 */
public final class Probe {
  private Probe() {}

  /**
   * Starts a run in this thread; ends any other.
   *
   * @param draws the first values that the code draws by itself
   */
  public static Trace begin(RunLimits limits, long... draws) {
    Calls.clear();
    Returns.clear();
    Elements.clear();
    Carriers.clear();
    Checks.clear();
    StepBudget.begin(limits);
    Draws.begin(draws);
    return Run.begin(limits);
  }

  /**
   * Has the run that has just begun record its whole path, as far as code is instrumented for that.
   *
   * @param most how many events it records
   */
  public static void recordWholePath(int most) {
    Run.recordPath(most);
  }

  /** Whether the run is out of steps or depth, or an assumption failed, even if code hides it. */
  public static boolean isStopped() {
    return StepBudget.steps < 0;
  }

  /**
   * Whether this JVM should not start another run: there were so many that a shadow of one of the
   * first, if it still lies somewhere, could pass for one of the next.
   */
  public static boolean isWorn() {
    return Nodes.isWorn();
  }

  /** Ends the run; what it made and is still in the heap will not count in the next. */
  public static Trace end() {
    Calls.finish();
    Returns.finish();
    Run.end();
    StepBudget.end();
    return Run.trace();
  }

  /**
   * An input.
   *
   * @param kind the descriptor of its primitive type, or {@code L} for the length of an array
   * @param bits its value in this run
   */
  public static Shadow symbol(int index, char kind, long bits) {
    Shadow symbol = Nodes.symbol(index, kind, bits);
    if (symbol == null) {
      throw new IllegalStateException("more inputs than nodes allowed");
    }
    return symbol;
  }

  /** Makes {@code array} symbolic: its length if given, and those elements that are not null. */
  public static void array(Object array, @Nullable Shadow length, @Nullable Shadow[] elements) {
    Elements.symbolic(array, length, elements);
  }

  /**
   * Hands over the shadows for the next call of a method.
   *
   * @param token {@link #token} of the method
   * @param arguments one for each parameter of a primitive type; null where it is concrete
   */
  public static void pass(int token, @Nullable Shadow[] arguments) {
    if (arguments.length > 0) { // nobody takes what is for a method without numbers
      for (int i = 0; i < arguments.length; i++) {
        Calls.put(i, arguments[i]);
      }
      Calls.open(token, Run.NO_SITE);
    }
  }

  /** The shadow of the result that the last call returned; null if it is concrete. */
  public static @Nullable Shadow result(int token, long bits) {
    return Returns.result == null ? null : Returns.take(bits, token);
  }

  /** What caller and callee know a method by; neither 0 nor {@link Calls#SELECTED}. */
  public static int token(String name, String descriptor) {
    int hash = (name + descriptor).hashCode();
    return hash == 0 || hash == Calls.SELECTED ? -1 : hash;
  }
}
