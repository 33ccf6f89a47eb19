package dev.waymark.probe.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Both lists of a path are told as one, as far as it is known what comes after what. */
class PathLogTest {
  private static final int ENTERED = PathLog.event(1, PathLog.ENTERED);
  private static final int TAKEN = PathLog.event(2, PathLog.TAKEN);
  private static final int RETURNED = PathLog.event(1, PathLog.RETURNED);

  private static int[] recorded(int most, Runnable run) {
    Run.begin(RunLimits.DEFAULT);
    Run.recordPath(most);
    run.run();
    Run.end();
    return PathLog.events();
  }

  @Test
  void returnsAreAmongOtherEventsInTheOrderOfTheRun() {
    int[] events =
        recorded(
            100,
            () -> {
              PathLog.enter(ENTERED);
              PathLog.note(TAKEN);
              PathLog.enter(ENTERED);
              PathLog.leave(RETURNED);
              PathLog.leave(RETURNED);
              PathLog.enter(ENTERED);
              PathLog.leave(RETURNED);
              PathLog.note(TAKEN);
            });
    int[] expected = {
      ENTERED, TAKEN, ENTERED, RETURNED, RETURNED, ENTERED, RETURNED, TAKEN,
    };
    assertArrayEquals(expected, events);
    assertFalse(PathLog.isTruncated());
  }

  @Test
  void aLongPathEndsAtTheLimit() {
    int[] events =
        recorded(
            3,
            () -> {
              PathLog.enter(ENTERED);
              PathLog.leave(RETURNED);
              PathLog.note(TAKEN);
              PathLog.note(TAKEN);
            });
    assertArrayEquals(new int[] {ENTERED, RETURNED, TAKEN}, events);
    assertTrue(PathLog.isTruncated());
  }

  @Test
  void aPathOfAsManyEventsAsThereMayBeIsWhole() {
    int[] events = recorded(PathLog.MOST, () -> take(PathLog.MOST));
    assertEquals(PathLog.MOST, events.length);
    assertFalse(PathLog.isTruncated());
  }

  @Test
  void whatComesAfterAFullListIsNotTold() {
    int[] events =
        recorded(
            PathLog.MOST,
            () -> {
              take(2 * PathLog.MOST);
              PathLog.leave(RETURNED);
            });
    assertTrue(PathLog.isTruncated());
    assertTrue(Arrays.stream(events).allMatch(event -> event == TAKEN));
  }

  @Test
  void whatComesAfterAFullListOfReturnsIsNotTold() {
    int[] events =
        recorded(
            PathLog.MOST,
            () -> {
              PathLog.enter(ENTERED);
              for (int i = 0; i < 2 * PathLog.MOST; i++) {
                PathLog.leave(RETURNED);
              }
              PathLog.note(TAKEN);
            });
    assertTrue(PathLog.isTruncated());
    assertEquals(ENTERED, events[0]);
    assertTrue(Arrays.stream(events).skip(1).allMatch(event -> event == RETURNED));
  }

  @Test
  void aPathEndsWhereAnotherThreadEntersAMethod() {
    int[] events =
        recorded(
            100,
            () -> {
              PathLog.enter(ENTERED);
              PathLog.leave(RETURNED);
              elsewhere(() -> PathLog.enter(ENTERED));
              PathLog.note(TAKEN);
            });
    assertArrayEquals(new int[] {ENTERED, RETURNED}, events);
    assertTrue(PathLog.isTruncated());
  }

  private static void take(int times) {
    for (int i = 0; i < times; i++) {
      PathLog.note(TAKEN);
    }
  }

  private static void elsewhere(Runnable work) {
    Thread thread = new Thread(work);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
