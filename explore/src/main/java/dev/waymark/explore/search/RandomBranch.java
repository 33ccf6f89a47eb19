package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Any branch of the last path whose other side nobody has tried; if there is none, a place in the
 * tree of all paths, found by a fair choice at each branch.
 */
final class RandomBranch extends TreeSearch {
  static final StrategyKind KIND =
      new StrategyKind(
          "random-branch",
          "any untried branch of the last path",
          "Burnim, Sen: Heuristics for Scalable Dynamic Test Generation, ASE 2008",
          List.of(),
          (options, given) -> new RandomBranch(given.chances()));

  /** The last path, up to the last branch at which a flip may wait. */
  private @Nullable Trail last;

  RandomBranch(Chances chances) {
    super(chances);
  }

  @Override
  public void add(List<PartialPath> flips, int gain) {
    flips.forEach(tree::add);
    if (!flips.isEmpty()) {
      last = flips.get(flips.size() - 1).trail();
    }
  }

  @Override
  public PartialPath next() {
    List<PartialPath> along = along();
    PartialPath next =
        along.isEmpty()
            ? tree.descend(tree.root(), chances)
            : along.get(chances.below(along.size()));
    last = next.trail();
    tree.remove(next);
    return next;
  }

  /** What waits along the last path, from its end. */
  private List<PartialPath> along() {
    List<PartialPath> along = new ArrayList<>();
    for (Trail at = last; at != null; at = at.before()) {
      WaitingTree.Node node = tree.find(at);
      if (node != null) {
        along.addAll(node.flips());
      }
    }
    along.addAll(tree.root().flips());
    return along;
  }

  /** The deepest flip on the last path tells as much of it as matters. */
  @Override
  public void write(Outgoing out) {
    chances.write(out);
    List<PartialPath> along = along();
    out.putInt(along.isEmpty() ? -1 : tree.indexOf(along.get(0)));
  }

  @Override
  public void read(Incoming in) {
    chances.read(in);
    int deepest = in.takeInt();
    last = deepest < 0 ? null : waiting().get(deepest).trail();
  }
}
