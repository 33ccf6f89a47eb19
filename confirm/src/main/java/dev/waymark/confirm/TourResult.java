package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What happened on a tour to each test in each repetition. */
final class TourResult {
  private static final Test ALL = new Test("", "");

  private record Time(Test test, int repetition) {}

  private final Map<Time, Event> ends = new HashMap<>();
  private final List<List<Test>> orders = new ArrayList<>();
  private final int repetitions;

  TourResult(List<Event> events, Tour tour) {
    this.repetitions = tour.repetitions().size();
    tour.repetitions().forEach(each -> orders.add(new ArrayList<>()));
    for (Event event : events) {
      if (event.kind() == Event.Kind.STARTED) {
        orders.get(event.repetition()).add(event.test());
      }
      if (event.kind() == Event.Kind.PASSED || event.isFailure()) {
        ends.putIfAbsent(new Time(event.test(), event.repetition()), event);
      }
    }
  }

  /**
   * What went wrong with {@code test} in a repetition; null if nothing did.
   *
   * @param expected the class of what it throws if all is well; empty if it passes
   */
  @Nullable Event problem(Test test, int repetition, String expected) {
    Event end = end(test, repetition);
    return end == null
        ? new Event(Event.Kind.THREW, test, repetition, 0, "was not run")
        : problem(end, expected);
  }

  /** What is known to have gone wrong with {@code test} on a tour that came to no end. */
  List<Event> knownProblems(Test test, String expected) {
    return IntStream.range(0, repetitions)
        .mapToObj(each -> end(test, each))
        .flatMap(Stream::ofNullable)
        .map(end -> problem(end, expected))
        .flatMap(Stream::ofNullable)
        .toList();
  }

  private static @Nullable Event problem(Event end, String expected) {
    if (expected.isEmpty()) {
      return end.isFailure() ? end : null;
    }
    boolean isExpected = (end.reason() + ":").startsWith("throws " + expected + ":");
    return isExpected ? null : unexpected(end, expected);
  }

  private static Event unexpected(Event end, String expected) {
    String told = end.isFailure() ? end.reason() : "does not throw " + expected;
    return new Event(Event.Kind.THREW, end.test(), end.repetition(), 0, told);
  }

  /** The tests that were run before {@code test} in a repetition. */
  List<Test> before(Test test, int repetition) {
    List<Test> order = orders.get(repetition);
    return order.subList(0, Math.max(0, order.indexOf(test)));
  }

  /** All that went wrong with {@code test}, in order. */
  List<Event> problems(Test test, String expected) {
    List<Event> problems = new ArrayList<>();
    for (int i = 0; i < repetitions; i++) {
      Event problem = problem(test, i, expected);
      if (problem != null) {
        problems.add(problem);
      }
    }
    return problems;
  }

  /** What became of the test, else of its class, else of all; null if nothing is known. */
  private @Nullable Event end(Test test, int repetition) {
    for (Test each : List.of(test, new Test(test.type(), ""), ALL)) {
      Event end = ends.get(new Time(each, repetition));
      if (end != null && (each.equals(test) || end.isFailure())) {
        return end;
      }
    }
    return null;
  }
}
