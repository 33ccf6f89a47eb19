package dev.waymark.explore.suite;

import dev.waymark.explore.suite.Fate.Time;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What tests take in turn: each time one does, and which one depends on nothing but their order.
 * The branches of an initializer are taken by the test that comes first. What depends on chance,
 * such as hash codes, is taken by the first one now, and by the second one then.
 */
final class Relay {
  private final Map<Branch, List<Fate.Kept>> takers = new LinkedHashMap<>();
  private int times;

  private Relay(List<Fate.Kept> tests) {
    for (Fate.Kept kept : tests) {
      times = Math.max(times, kept.times().size());
      kept.ever()
          .forEach(branch -> takers.computeIfAbsent(branch, key -> new ArrayList<>()).add(kept));
    }
  }

  /** What {@code tests} take in turn, or one of them alone. */
  static Set<Branch> of(List<Fate.Kept> tests) {
    Relay relay = new Relay(tests);
    relay.takers.entrySet().removeIf(each -> !relay.isTaken(each.getKey(), each.getValue()));
    return relay.takers.keySet();
  }

  private boolean isTaken(Branch branch, List<Fate.Kept> takers) {
    List<Boolean> first = pattern(branch, takers, 0);
    return first.contains(true)
        && IntStream.range(1, times).allMatch(i -> pattern(branch, takers, i).equals(first));
  }

  /** Which of {@code takers} took it that time, in the order in which they came. */
  private static List<Boolean> pattern(Branch branch, List<Fate.Kept> takers, int number) {
    return takers.stream()
        .map(kept -> kept.at(number))
        .sorted(Comparator.comparingInt(Time::place))
        .map(time -> time.taken().contains(branch))
        .toList();
  }
}
