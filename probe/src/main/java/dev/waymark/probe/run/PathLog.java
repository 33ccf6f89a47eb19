package dev.waymark.probe.run;

import java.util.Arrays;

/**
 * The whole path of a run, if someone wants it: what code that is instrumented for it has noted, in
 * order, up to a limit. This class is loaded where someone wants whole paths, and nowhere else.
 *
 * <p>An event that is negative says that the outcome with the number {@code ~event} was symbolic.
 * Others have one of the kinds below in their lowest bits, and above them the number of an outcome,
 * or of a method.
 *
 * <p>There are two lists: methods that return are in one of their own, which says after how many
 * events of the other that was. A note waits until the place of the one before it is known, so two
 * lists are faster than one.
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
  private static final int MASK = CAPACITY - 1;

  /** The first place: places count up to 0, which is written again and again in the end. */
  private static final int FIRST = -MASK;

  /** The most events of a path. */
  public static final int MOST = MASK - 1;

  /** As long as it will ever be, and made once, so that compilers know it. */
  private static final int[] EVENTS = new int[CAPACITY];

  /** Methods that return: an event, and above it the place of the next one in the other list. */
  private static final long[] ENDS = new long[CAPACITY];

  private static int next = FIRST;
  private static int nextEnd = FIRST;

  /** How many of each list count, once that is known. */
  private static int events;

  private static int ends;

  /** How many count altogether. */
  private static int limit;

  private static boolean hasGap;

  private PathLog() {}

  /** The event of this kind, one of those above, for an outcome or a method. */
  public static int event(int number, int kind) {
    return number << SHIFT | kind;
  }

  /** Notes from now on, until {@code most} events are there. */
  static void begin(int most) {
    next = FIRST;
    nextEnd = FIRST;
    events = MASK;
    ends = MASK;
    limit = Math.min(most, MOST);
    hasGap = false;
  }

  /** What is noted from now on does not count. */
  static void end() {
    stop();
  }

  /**
   * Notes an event of a method that {@link #enter} has noted. Short, so that it is inlined, and
   * without a branch, which would keep compilers from optimizing the loops around it.
   */
  public static void note(int event) {
    int at = next;
    EVENTS[at & MASK] = event;
    next = at - (at >> (Integer.SIZE - 1));
  }

  /** Notes that a method is entered, or is entered and left. */
  public static void enter(int event) {
    if (!Run.isHere()) {
      cut();
    }
    note(event);
  }

  /** Notes that a method returns that {@link #enter} has noted. */
  public static void leave(int event) {
    int at = nextEnd;
    ENDS[at & MASK] = (long) next << Integer.SIZE | event;
    nextEnd = at - (at >> (Integer.SIZE - 1));
  }

  /** Another thread takes part, or no path is wanted. */
  private static void cut() {
    if (Run.recordsPath) {
      hasGap = true;
      stop();
    }
  }

  /** Only what was noted up to here counts. */
  private static void stop() {
    events = Math.min(events, next - FIRST);
    ends = Math.min(ends, nextEnd - FIRST);
  }

  /** Something happens that nobody notes. */
  static void gap() {
    hasGap = true;
  }

  /**
   * All events of the run that has ended, in order. Linear in their number. Of a list that is full
   * it is not known what comes after its last place, so the path ends there.
   */
  public static int[] events() {
    int[] all = new int[Math.min(events + ends, limit)];
    int size = 0;
    int event = 0;
    int end = 0;
    while (size < all.length && event < MASK && end < MASK) {
      if (end < ends && isNext(ENDS[end + 1], event)) {
        all[size++] = (int) ENDS[++end];
      } else if (event < events) {
        all[size++] = EVENTS[++event];
      } else {
        break; // of an end that came while another thread cut the path
      }
    }
    return Arrays.copyOf(all, size);
  }

  /** Whether a method had ended when so many events were noted. */
  private static boolean isNext(long end, int noted) {
    return (int) (end >> Integer.SIZE) - FIRST <= noted;
  }

  public static boolean isEmpty() {
    return events + ends == 0;
  }

  /** Whether the run did more than the events tell. */
  public static boolean isTruncated() {
    return hasGap || events + ends > limit;
  }
}
