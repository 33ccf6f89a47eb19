package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Walks down the tree of paths from its root, with a fair choice at each branch; where that leads
 * to a branch that nobody has taken, it is tried, and the walk goes on behind it. At the end of a
 * path the next walk begins.
 */
final class UniformRandom extends TreeSearch {
  static final StrategyKind KIND =
      new StrategyKind(
          "uniform-random",
          "a walk from the root of all paths, with a fair choice at each branch",
          "Burnim, Sen: Heuristics for Scalable Dynamic Test Generation, ASE 2008",
          List.of(),
          (options, given) -> new UniformRandom(given.chances()));

  /** Where the walk is. */
  private @Nullable Trail position;

  UniformRandom(Chances chances) {
    super(chances);
  }

  @Override
  public void add(List<PartialPath> flips, int gain) {
    flips.forEach(tree::add);
    position = flips.isEmpty() ? null : flips.get(0).trail();
  }

  @Override
  public PartialPath next() {
    PartialPath next = tree.descend(place(), chances);
    position = next.trail();
    tree.remove(next);
    return next;
  }

  /** The root if nothing is left where the walk is. */
  private WaitingTree.Node place() {
    WaitingTree.Node node = tree.find(position);
    return node == null || node.isEmpty() ? tree.root() : node;
  }

  /** The position as a beginning of the trail of a flip that waits below it. */
  @Override
  public void write(Outgoing out) {
    chances.write(out);
    WaitingTree.Node node = place();
    if (position == null || node == tree.root()) {
      out.putInt(-1);
      return;
    }
    int up = 0;
    while (node.flips().isEmpty()) {
      node = node.children().get(0);
      up++;
    }
    out.putInt(tree.indexOf(node.flips().get(0)));
    out.putInt(up);
  }

  @Override
  public void read(Incoming in) {
    chances.read(in);
    int flip = in.takeInt();
    Trail below = flip < 0 ? null : waiting().get(flip).trail();
    position = below == null ? null : below.without(in.takeInt());
  }
}
