package dev.waymark.explore;

import dev.waymark.explore.Route.Flip;
import dev.waymark.path.tree.CoveredArcs;
import dev.waymark.path.tree.Token;
import dev.waymark.path.walk.Replay;
import dev.waymark.program.ir.Check;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What criteria of arcs are explored with (paper 004, section 5): breadth first the partial paths
 * that end with an uncovered arc; where there are none, the first in depth-first order from which
 * one can be reached.
 *
 * <p>{@link Order#SPARING} takes out of their turn only partial paths that an exhaustive search,
 * depth first until all arcs are covered, cannot do without either. It has to come as far as the
 * first partial path, in its order, that covers an arc or may lead to it, and that for every arc.
 * So, if solvers give both searches the same values for the same partial path, this one asks no
 * more often.
 */
final class ArcAgenda implements Agenda {
  /** What may be taken out of its turn. */
  enum Order {
    /** Whatever ends with an uncovered arc: the two passes of the paper. */
    TWO_PASSES,
    /** Of that, what constants exclude or an exhaustive search asks about as well. */
    SPARING
  }

  private final CoveredArcs arcs;
  private final RouteFinder routes;
  private final Order order;

  /** In depth-first order. */
  private final List<Item> items = new ArrayList<>();

  private @Nullable Item current;
  private int added;

  ArcAgenda(CoveredArcs arcs, RouteFinder routes, Order order) {
    this.arcs = arcs;
    this.routes = routes;
    this.order = order;
  }

  @Override
  public void add(List<Token> passed, List<Flip> flips) {
    Item run = current;
    if (run == null) {
      run = new Item(null, 0, added++, new BitSet(), new BitSet());
      items.add(run);
    }
    run.isDone = true;
    run.outlook = arcs.indexes(passed);
    int place = items.indexOf(run) + 1;
    for (Flip each : flips) {
      CoveredArcs.Outlook outlook = arcs.outlook(routes.walk(each));
      BitSet all = (BitSet) outlook.passed().clone();
      all.or(outlook.ahead());
      items.add(place, new Item(each, depth(each), added++, outlook.passed(), all));
    }
    current = null;
  }

  /** How many arcs come before it: checks that pass are none. */
  private static int depth(Flip flip) {
    int depth = 0;
    for (Replay.Step step : flip.route().steps().subList(0, flip.index())) {
      boolean isCheck =
          step.choice().point().method().code().statement(step.choice().point().statement())
              instanceof Check;
      depth += isCheck ? 0 : 1;
    }
    return depth;
  }

  /** Linear in what was ever added, but for what was refuted. */
  @Override
  public @Nullable Flip next() {
    Item refuted = current;
    if (refuted != null) {
      items.remove(refuted);
    }
    Item found = pick();
    current = found;
    if (found == null) {
      return null;
    }
    found.isDone = true;
    found.outlook = new BitSet();
    return found.flip;
  }

  private @Nullable Item pick() {
    int certain = order == Order.SPARING ? certain() : items.size();
    Item first = null;
    Item best = null;
    for (int i = 0; i < items.size(); i++) {
      Item each = items.get(i);
      if (each.isDone || !arcs.isLeft(each.outlook)) {
        continue;
      }
      first = first == null ? each : first;
      boolean isAllowed = i < certain || each.isExcluded();
      if (isAllowed && arcs.isLeft(each.ending) && (best == null || each.isBefore(best))) {
        best = each;
      }
    }
    return best == null ? first : best;
  }

  /** How many items an exhaustive search cannot stop before. */
  private int certain() {
    BitSet missing = new BitSet();
    missing.set(0, arcs.objectives().size());
    int certain = 0;
    for (int i = 0; i < items.size() && !missing.isEmpty(); i++) {
      if (missing.intersects(items.get(i).outlook)) {
        missing.andNot(items.get(i).outlook);
        certain = i + 1;
      }
    }
    return certain;
  }

  @Override
  public List<Flip> waiting() {
    List<Flip> waiting = new ArrayList<>();
    for (Item each : items) {
      Flip flip = each.flip;
      if (flip != null && !each.isDone && arcs.isLeft(each.outlook)) {
        waiting.add(flip);
      }
    }
    return waiting;
  }

  /** A partial path, or a first input. */
  private static final class Item {
    final @Nullable Flip flip;
    final int depth;
    final int number;

    /** The arcs up to its end. */
    final BitSet ending;

    /** What its run covers; as long as it waits, what may be covered. */
    BitSet outlook;

    boolean isDone;

    Item(@Nullable Flip flip, int depth, int number, BitSet ending, BitSet outlook) {
      this.flip = flip;
      this.depth = depth;
      this.number = number;
      this.ending = ending;
      this.outlook = outlook;
    }

    boolean isExcluded() {
      return flip != null && flip.choice().isExcluded(flip.outcome());
    }

    boolean isBefore(Item other) {
      return depth == other.depth ? number < other.number : depth < other.depth;
    }
  }
}
