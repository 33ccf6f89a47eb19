package dev.waymark.explore.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The first branches of all paths before the second ones, and so on; older paths first. */
final class BreadthFirst implements Strategy {
  static final StrategyKind KIND =
      new StrategyKind(
          "bfs",
          "the first branches of all paths before the second ones, and so on",
          "as section 2.3.1 of Seo, Kim: How We Get There, FSE 2014, describes it",
          List.of(),
          (options, given) -> new BreadthFirst());

  private final TreeMap<Integer, Deque<Pending>> byLength = new TreeMap<>();
  private int size;

  @Override
  public void add(List<Pending> flips, int gain) {
    flips.forEach(this::append);
  }

  @Override
  public void append(Pending next) {
    byLength.computeIfAbsent(next.length(), key -> new ArrayDeque<>()).add(next);
    size++;
  }

  @Override
  public Pending next() {
    Map.Entry<Integer, Deque<Pending>> shortest = Objects.requireNonNull(byLength.firstEntry());
    Pending next = shortest.getValue().remove();
    if (shortest.getValue().isEmpty()) {
      byLength.remove(shortest.getKey());
    }
    size--;
    return next;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public List<Pending> waiting() {
    List<Pending> all = new ArrayList<>(size);
    byLength.values().forEach(all::addAll);
    return all;
  }
}
