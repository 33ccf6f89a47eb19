package dev.waymark.probe.run;

import org.jspecify.annotations.Nullable;

/**
 * The whole path of a run, if someone wants it: what code that is instrumented for it has noted, in
 * order, up to a limit. This class is loaded where someone wants whole paths, and nowhere else.
 *
 * <p>An event that is negative says that the outcome with the number {@code ~event} was symbolic.
 * Others have one of the kinds below in their lowest bits, and above them the number of an outcome,
 * or of a method.
 *
 * <p>Only where a method begins is it made sure that the thread is that of the run. When another
 * thread enters one, the path ends: what follows is noted, but does not count.
 */
public final class PathLog {
  /** An outcome of a branch has happened. */
  public static final int TAKEN = 0;

  /** A method was entered. */
  public static final int ENTERED = 1;

  /** A method returns. */
  public static final int RETURNED = 2;

  /** An exception leaves a method. */
  public static final int THREW = 3;

  /** A handler of a method begins. */
  public static final int CAUGHT = 4;

  /** The call of another constructor has returned, which every constructor begins with. */
  public static final int CONSTRUCTED = 5;

  /** A method that does nothing else which is noted was entered and returns. */
  public static final int PASSED = 6;

  /** By how many bits numbers are shifted to make room for the kind. */
  public static final int SHIFT = 3;

  private static final int CAPACITY = 1 << 20;

  /** The most events of a path. */
  public static final int MOST = CAPACITY - 1;

  /** As long as it will ever be, and made once, so that compilers know it. */
  private static final int[] EVENTS = new int[CAPACITY];

  /** How many are noted. */
  private static int size;

  /** How many of them count. */
  private static int limit;

  private static boolean hasGap;

  /** The thread whose events count; null if nobody wants them. */
  private static @Nullable Thread thread;

  private PathLog() {}

  /** The event of this kind, one of those above, for an outcome or a method. */
  public static int event(int number, int kind) {
    return number << SHIFT | kind;
  }

  /** Notes from now on, in this thread, until {@code most} events are there. */
  static void begin(int most) {
    size = 0;
    limit = Math.min(most, MOST);
    hasGap = false;
    thread = Thread.currentThread();
  }

  /** What is noted from now on does not count. */
  static void end() {
    hasGap |= size > limit;
    limit = size();
    thread = null;
  }

  /**
   * Notes an event of a method that {@link #enter} has noted. The last place is written again and
   * again when all are full. Short, so that it is inlined, and without a branch, which would keep
   * compilers from optimizing the loops around it.
   */
  public static void note(int event) {
    int at = size;
    EVENTS[at & MOST] = event;
    size = at + ((at - MOST) >>> (Integer.SIZE - 1));
  }

  /** Notes that a method is entered, or is entered and left. */
  public static void enter(int event) {
    if (Thread.currentThread() != thread) {
      cut();
    }
    note(event);
  }

  /** Another thread takes part. */
  private static void cut() {
    if (thread != null) {
      hasGap = true;
      limit = Math.min(limit, size);
    }
  }

  /** Something happens that nobody notes. */
  static void gap() {
    hasGap = true;
  }

  /** How many events there are. */
  public static int size() {
    return Math.min(size, limit);
  }

  /** Event number {@code i}. */
  public static int get(int i) {
    return EVENTS[i];
  }

  /** Whether the run did more than the events tell. */
  public static boolean isTruncated() {
    return hasGap || size > limit;
  }
}
