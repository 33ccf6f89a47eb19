package dev.waymark.explore.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The last branch of the last path first. Few paths wait: those that branch off one. With a bound,
 * branches further down have to wait until there are no others.
 */
final class DepthFirst implements Strategy {
  private static final String DEPTH = "depth";

  static final StrategyKind KIND =
      new StrategyKind(
          "dfs",
          "the last branch of the last path first; needs the least memory",
          "Godefroid, Klarlund, Sen: DART, PLDI 2005",
          List.of(
              StrategyOption.number(
                  DEPTH, 1, "branches after the first N of a path only when no others are left")),
          (options, given) -> new DepthFirst(options.number(DEPTH, Integer.MAX_VALUE)));

  private final int bound;
  private final Deque<PartialPath> paths = new ArrayDeque<>();
  private final Deque<PartialPath> below = new ArrayDeque<>();

  DepthFirst(int bound) {
    this.bound = bound;
  }

  @Override
  public void add(List<PartialPath> flips, int gain) {
    flips.forEach(flip -> side(flip).push(flip));
  }

  @Override
  public void append(PartialPath next) {
    side(next).add(next);
  }

  private Deque<PartialPath> side(PartialPath path) {
    return path.length() > bound ? below : paths;
  }

  @Override
  public PartialPath next() {
    return paths.isEmpty() ? below.pop() : paths.pop();
  }

  @Override
  public int size() {
    return paths.size() + below.size();
  }

  @Override
  public List<PartialPath> waiting() {
    List<PartialPath> all = new ArrayList<>(paths);
    all.addAll(below);
    return all;
  }
}
