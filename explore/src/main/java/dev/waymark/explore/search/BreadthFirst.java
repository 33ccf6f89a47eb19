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

  private final TreeMap<Integer, Deque<PartialPath>> byLength = new TreeMap<>();
  private int size;

  @Override
  public void add(List<PartialPath> flips, int gain) {
    flips.forEach(this::append);
  }

  @Override
  public void append(PartialPath next) {
    byLength.computeIfAbsent(next.length(), key -> new ArrayDeque<>()).add(next);
    size++;
  }

  @Override
  public PartialPath next() {
    Map.Entry<Integer, Deque<PartialPath>> shortest = Objects.requireNonNull(byLength.firstEntry());
    PartialPath next = shortest.getValue().remove();
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
  public List<PartialPath> waiting() {
    List<PartialPath> all = new ArrayList<>(size);
    byLength.values().forEach(all::addAll);
    return all;
  }
}
