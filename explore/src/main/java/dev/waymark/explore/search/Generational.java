package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * All flips of one run, and then all of another: of the run that covered the most that was new when
 * it was run, the earlier one of two.
 */
final class Generational implements Shareable {
  static final StrategyKind KIND =
      new StrategyKind(
          "generational",
          "all branches of one path, then all of the path that covered the most",
          "Godefroid, Levin, Molnar: Automated Whitebox Fuzz Testing, NDSS 2008",
          List.of(),
          (options, given) -> new Generational());

  private static final Comparator<Brood> BEST_FIRST =
      Comparator.comparingInt(Brood::gain).reversed().thenComparingInt(Brood::number);

  /** What is tried now. */
  private Deque<PartialPath> current = new ArrayDeque<>();

  private final PriorityQueue<Brood> others = new PriorityQueue<>(BEST_FIRST);
  private int count;
  private int size;

  /** The flips of one run. */
  private record Brood(int gain, int number, List<PartialPath> flips) {}

  @Override
  public void add(List<PartialPath> flips, int gain) {
    if (!flips.isEmpty()) {
      others.add(new Brood(gain, count++, List.copyOf(flips)));
      size += flips.size();
    }
  }

  @Override
  public void append(PartialPath next) {
    current.add(next);
    size++;
  }

  @Override
  public PartialPath next() {
    if (current.isEmpty()) {
      current = new ArrayDeque<>(Objects.requireNonNull(others.poll()).flips());
    }
    size--;
    return current.remove();
  }

  @Override
  public void forget(Set<PartialPath> taken) {
    current.removeIf(taken::contains);
    List<Brood> broods = List.copyOf(others);
    others.clear();
    size = current.size();
    for (Brood each : broods) {
      List<PartialPath> left = each.flips().stream().filter(flip -> !taken.contains(flip)).toList();
      if (!left.isEmpty()) {
        others.add(new Brood(each.gain(), each.number(), left));
        size += left.size();
      }
    }
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public List<PartialPath> waiting() {
    List<PartialPath> all = new ArrayList<>(current);
    ordered().forEach(brood -> all.addAll(brood.flips()));
    return all;
  }

  private List<Brood> ordered() {
    return others.stream().sorted(BEST_FIRST).toList();
  }

  @Override
  public void write(Outgoing out) {
    out.putInt(current.size());
    out.putInt(others.size());
    for (Brood brood : ordered()) {
      out.putInt(brood.gain());
      out.putInt(brood.flips().size());
    }
  }

  @Override
  public void read(Incoming in) {
    List<PartialPath> all = List.copyOf(current);
    int from = in.takeInt();
    current = new ArrayDeque<>(all.subList(0, from));
    for (int left = in.takeInt(); left > 0; left--) {
      int gain = in.takeInt();
      int to = from + in.takeInt();
      others.add(new Brood(gain, count++, all.subList(from, to)));
      from = to;
    }
  }
}
