package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/**
 * Shadows of arguments. Entry points of instrumented code.
 *
 * <p>A caller leaves the shadows and a token that stands for name and descriptor; the callee takes
 * them if token, receiver and values fit, and so nothing that code between the two does can pass a
 * wrong one. A token that nobody takes is noticed when the next method is entered, called, or the
 * run ends: then the run is incomplete.
 */
public final class Calls {
  private static final int MOST_ARGUMENTS = 255;

  /** In the place of a token: the method is {@link #selected}, and of {@link #receiver} alone. */
  static final int SELECTED = 1;

  /** The method about to be entered; 0 if nothing is passed. */
  public static int token;

  private static final @Nullable Shadow[] ARGUMENTS = new Shadow[MOST_ARGUMENTS];
  private static int used;
  private static int place;
  private static int selected;
  private static @Nullable Object receiver;

  private Calls() {}

  static void clear() {
    token = 0;
    receiver = null;
  }

  static void finish() {
    if (token != 0) {
      stray();
    }
  }

  /** Leaves the shadow of primitive argument {@code index}, counted without references. */
  public static void put(int index, @Nullable Shadow shadow) {
    if (token != 0) {
      stray();
    }
    ARGUMENTS[index] = shadow;
    used = index + 1;
  }

  /** The shadows that were put are for the method of {@code newToken}, called at {@code site}. */
  public static void open(int newToken, int site) {
    if (token != 0) {
      stray();
    }
    place = site;
    token = newToken;
  }

  /** As {@link #open(Object, int, int)} where nothing was put. */
  public static void expect(@Nullable Object target, int newToken, int site) {
    if (Run.isHere()) {
      if (token != 0) {
        stray();
      }
      used = 0;
      open(target, newToken, site);
    }
  }

  /** As {@link #open(int, int)}, if the class of {@code target} is instrumented. */
  public static void open(@Nullable Object target, int newToken, int site) {
    if (!Run.isHere()) {
      return;
    }
    if (token != 0) {
      stray();
    }
    if (target != null && Instrumented.is(target.getClass())) {
      place = site;
      selected = newToken;
      receiver = target;
      token = Instrumented.isProxy(target.getClass()) ? newToken : SELECTED;
    } else {
      foreign(site);
    }
  }

  /** One argument. */
  public static void pass(@Nullable Shadow a, int newToken, int site) {
    if (token != 0) {
      stray();
    }
    ARGUMENTS[0] = a;
    used = 1;
    place = site;
    token = newToken;
  }

  /** Two arguments. */
  public static void pass(@Nullable Shadow a, @Nullable Shadow b, int newToken, int site) {
    put(0, a);
    put(1, b);
    open(newToken, site);
  }

  /** Three arguments. */
  public static void pass(
      @Nullable Shadow a, @Nullable Shadow b, @Nullable Shadow c, int newToken, int site) {
    put(0, a);
    put(1, b);
    put(2, c);
    open(newToken, site);
  }

  /** Whether what was left is for this method, which was just entered; it is gone afterwards. */
  public static boolean accept(int ownToken, @Nullable Object self) {
    if (!Run.isHere()) {
      return false;
    }
    if (token == ownToken) {
      token = 0;
      return true;
    }
    return acceptSelected(ownToken, self);
  }

  private static boolean acceptSelected(int ownToken, @Nullable Object self) {
    if (token != SELECTED || selected != ownToken || receiver != self) {
      stray();
      return false;
    }
    token = 0;
    receiver = null;
    return true;
  }

  /** The shadow of an argument, after {@link #accept}. */
  public static @Nullable Shadow argument(int value, int index) {
    return taken((long) value, index);
  }

  public static @Nullable Shadow argument(long value, int index) {
    return taken(value, index);
  }

  public static @Nullable Shadow argument(float value, int index) {
    return taken((long) Float.floatToIntBits(value), index);
  }

  public static @Nullable Shadow argument(double value, int index) {
    return taken(Double.doubleToLongBits(value), index);
  }

  private static @Nullable Shadow taken(long bits, int index) {
    Shadow shadow = index < used ? ARGUMENTS[index] : null;
    ARGUMENTS[index] = null;
    return shadow == null || shadow.value() == bits ? shadow : stale();
  }

  /** Copies what was left for {@code count} arguments, after {@link #accept}. */
  static void copyArguments(@Nullable Shadow[] target, int position, int count) {
    System.arraycopy(ARGUMENTS, 0, target, position, Math.min(used, count));
  }

  private static @Nullable Shadow stale() {
    Run.incomplete(LossReason.STALE, place);
    return null;
  }

  /** A shadow of an argument goes to code that does not take it. */
  public static void foreign(int site) {
    for (int i = 0; i < used; i++) {
      if (ARGUMENTS[i] != null) {
        ARGUMENTS[i] = null;
        Run.incomplete(LossReason.FOREIGN_CALL, site);
      }
    }
    used = 0;
  }

  /** A symbolic value goes to code that knows no shadows. */
  public static void lost(int site) {
    Run.incomplete(LossReason.FOREIGN_CALL, site);
  }

  /** As {@link #lost}, if the class of {@code receiver} is not instrumented. */
  public static void lostUnlessFollowed(@Nullable Object receiver, int site) {
    if (receiver != null && Run.isHere() && !Carriers.isFollowed(receiver)) {
      Run.incomplete(LossReason.FOREIGN_CALL, site);
    }
  }

  private static void stray() {
    if (Run.isHere()) {
      token = 0;
      receiver = null;
      foreign(place);
    }
  }

  /** Sets aside what is being passed while a class is initialized; null if nothing is. */
  public static @Nullable Object save() {
    if (token == 0 || !Run.isHere()) {
      return null;
    }
    Saved saved = new Saved(token, place, selected, receiver, ARGUMENTS.clone());
    token = 0;
    receiver = null;
    return saved;
  }

  /** Passes again what {@link #save} set aside. */
  public static void restore(@Nullable Object state) {
    if (state instanceof Saved saved) {
      if (token != 0) {
        stray();
      }
      System.arraycopy(saved.arguments, 0, ARGUMENTS, 0, ARGUMENTS.length);
      used = ARGUMENTS.length;
      place = saved.place;
      selected = saved.selected;
      receiver = saved.receiver;
      token = saved.token;
    }
  }

  @SuppressWarnings("ArrayRecordComponent")
  private record Saved(
      int token,
      int place,
      int selected,
      @Nullable Object receiver,
      @Nullable Shadow[] arguments) {}
}
