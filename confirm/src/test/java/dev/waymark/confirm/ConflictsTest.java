package dev.waymark.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

class ConflictsTest {
  private static final Tour TOUR = Tour.shuffled(1);
  private static final List<Test> TESTS =
      IntStream.range(0, 20).mapToObj(i -> new Test("a.FooWaymarkTest", "t" + i)).toList();

  /** Whether a test fails in a repetition. */
  private interface Fault {
    boolean strikes(int repetition, Test test, List<Test> before);
  }

  private static Set<Test> gone(Fault fault) {
    List<Event> events = new ArrayList<>();
    Random random = new Random(5);
    for (int i = 0; i < TOUR.repetitions().size(); i++) {
      List<Test> order = new ArrayList<>(TESTS);
      Collections.shuffle(order, random);
      for (Test each : order) {
        boolean fails = fault.strikes(i, each, order.subList(0, order.indexOf(each)));
        Event.Kind end = fails ? Event.Kind.FAILED : Event.Kind.PASSED;
        events.add(new Event(Event.Kind.STARTED, each, i, 0, ""));
        events.add(new Event(end, each, i, 0, ""));
      }
    }
    return new Conflicts(TESTS, new TourResult(events, TOUR), TOUR, each -> "").setbacks().keySet();
  }

  @org.junit.jupiter.api.Test
  void whoDisturbsSeveralIsFound() {
    Test culprit = TESTS.get(3);
    List<Test> victims = TESTS.subList(10, 14);
    assertEquals(
        Set.of(culprit),
        gone((i, test, before) -> victims.contains(test) && before.contains(culprit)));
  }

  /** Many happen to be before a test that fails once: nothing follows for any of them. */
  @org.junit.jupiter.api.Test
  void nobodyIsBlamedForWhatHappensRarely() {
    List<Test> victims = TESTS.subList(10, 14);
    assertEquals(
        Set.copyOf(victims),
        gone((i, test, before) -> victims.contains(test) && i == TESTS.indexOf(test) / 2));
  }
}
