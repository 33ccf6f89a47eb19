package dev.waymark.explore.extending;

import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Strategy;
import dev.waymark.explore.search.StrategyKind;
import dev.waymark.explore.search.StrategyProvider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A strategy: the shortest partial path first, the oldest of those. */
public final class ShortestFirst implements Strategy {
  private final List<PartialPath> waiting = new ArrayList<>();

  @Override
  public void add(List<PartialPath> flips, int gain) {
    waiting.addAll(flips);
  }

  @Override
  public void append(PartialPath next) {
    waiting.add(next);
  }

  @Override
  public PartialPath next() {
    PartialPath next =
        waiting.stream().min(Comparator.comparing(PartialPath::length)).orElseThrow();
    waiting.remove(next);
    return next;
  }

  @Override
  public int size() {
    return waiting.size();
  }

  @Override
  public List<PartialPath> waiting() {
    return List.copyOf(waiting);
  }

  /** Makes it known as {@code shortest}; named in META-INF/services. */
  public static final class Provider implements StrategyProvider {
    @Override
    public StrategyKind kind() {
      return new StrategyKind(
          "shortest",
          "the shortest partial path first",
          "docs/extending.md",
          List.of(),
          (options, given) -> new ShortestFirst());
    }
  }
}
