package dev.waymark.explore.paths;

import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Prefix;
import dev.waymark.explore.search.Strategy;
import dev.waymark.path.Situation;
import dev.waymark.path.tree.CoveredArcs;
import dev.waymark.program.ir.Check;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Constant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
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
final class ArcSearch implements Strategy {
  /** What may be taken out of its turn. */
  enum Order {
    /** Whatever ends with an uncovered arc: the two passes of the paper. */
    TWO_PASSES,
    /** Of that, what constants exclude or an exhaustive search asks about as well. */
    SPARING
  }

  private final CoveredArcs arcs;
  private final WalkPerspective view;
  private final Order order;

  /** First inputs: they are run before anything is flipped. */
  private final Deque<PartialPath> firsts = new ArrayDeque<>();

  /** What waited before, until {@link #read} says where. */
  private final Deque<PartialPath> appended = new ArrayDeque<>();

  /** In depth-first order. */
  private final List<Item> items = new ArrayList<>();

  private @Nullable Item current;
  private int added;

  ArcSearch(CoveredArcs arcs, WalkPerspective view, Order order) {
    this.arcs = arcs;
    this.view = view;
    this.order = order;
  }

  @Override
  public void add(List<PartialPath> flips, int gain) {
    Item run = current;
    if (run == null) {
      run = new Item(null, 0, added++);
      items.add(run);
    }
    run.isDone = true;
    run.outlook = arcs.indexes(view.passed());
    int place = items.indexOf(run) + 1;
    flips.forEach(each -> items.add(place, item(each)));
    current = null;
  }

  private Item item(PartialPath flip) {
    Depth depth = new Depth();
    CoveredArcs.Outlook outlook = arcs.outlook(view.walk(flip, depth));
    Item item = new Item(flip, depth.before, added++);
    item.isExcluded = isExcluded(flip.prefix());
    item.ending = outlook.passed();
    item.outlook.or(outlook.passed());
    item.outlook.or(outlook.ahead());
    return item;
  }

  private static boolean isExcluded(@Nullable Prefix path) {
    return path != null && path.condition() instanceof Constant last && last.bits() == 0;
  }

  /** How many arcs come before the last choice of a path: checks that pass are none. */
  private static final class Depth implements RouteFinder.Passing {
    int before;
    private int all;

    @Override
    public void take(Situation.Choice choice, int outcome) {
      before = all;
      boolean isCheck =
          choice.point().method().code().statement(choice.point().statement()) instanceof Check;
      all += isCheck ? 0 : 1;
    }
  }

  @Override
  public void append(PartialPath next) {
    (next.length() == 0 ? firsts : appended).add(next);
  }

  /** Linear in what was ever added, but for what was refuted. */
  @Override
  public PartialPath next() {
    forgetRefuted();
    if (!firsts.isEmpty()) {
      return firsts.remove();
    }
    Item found = pick();
    current = found;
    if (found == null || found.flip == null) {
      throw new IllegalStateException("nothing waits");
    }
    found.isDone = true;
    found.outlook = new BitSet();
    return found.flip;
  }

  /** What was taken last, and did not become a run, covers nothing. */
  private void forgetRefuted() {
    if (current != null) {
      items.remove(current);
      current = null;
    }
  }

  private @Nullable Item pick() {
    int certain = order == Order.SPARING ? certain() : items.size();
    Item first = null;
    Item best = null;
    for (int i = 0; i < items.size(); i++) {
      Item each = items.get(i);
      if (!isWaiting(each)) {
        continue;
      }
      first = first == null ? each : first;
      boolean isAllowed = i < certain || each.isExcluded;
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

  private boolean isWaiting(Item item) {
    return !item.isDone && arcs.isLeft(item.outlook);
  }

  @Override
  public int size() {
    int size = firsts.size();
    for (Item each : items) {
      size += isWaiting(each) ? 1 : 0;
    }
    return size;
  }

  @Override
  public List<PartialPath> waiting() {
    List<PartialPath> waiting = new ArrayList<>(firsts);
    for (Item each : items) {
      if (each.flip != null && isWaiting(each)) {
        waiting.add(each.flip);
      }
    }
    return waiting;
  }

  @Override
  public void write(Outgoing out) {
    forgetRefuted();
    out.putInt(added);
    out.putInt(items.size());
    for (Item each : items) {
      out.putByte(each.flip != null && isWaiting(each) ? 1 : 0);
      out.putInt(each.depth);
      out.putInt(each.number);
      out.putByte(each.isExcluded ? 1 : 0);
      write(each.ending, out);
      write(each.outlook, out);
    }
  }

  private static void write(BitSet bits, Outgoing out) {
    long[] words = bits.toLongArray();
    out.putInt(words.length);
    for (long word : words) {
      out.putLong(word);
    }
  }

  @Override
  public void read(Incoming in) {
    added = in.takeInt();
    for (int left = in.takeInt(); left > 0; left--) {
      boolean isWaiting = in.takeByte() != 0;
      Item item = new Item(isWaiting ? appended.remove() : null, in.takeInt(), in.takeInt());
      item.isDone = !isWaiting;
      item.isExcluded = in.takeByte() != 0;
      item.ending = readBits(in);
      item.outlook = readBits(in);
      items.add(item);
    }
  }

  private static BitSet readBits(Incoming in) {
    long[] words = new long[in.takeInt()];
    for (int i = 0; i < words.length; i++) {
      words[i] = in.takeLong();
    }
    return BitSet.valueOf(words);
  }

  /** A partial path; or a first input, or one that waits no more, which have none. */
  private static final class Item {
    final @Nullable PartialPath flip;
    final int depth;
    final int number;

    /** The arcs up to its end. */
    BitSet ending = new BitSet();

    /** What its run covers; as long as it waits, what may be covered. */
    BitSet outlook = new BitSet();

    boolean isDone;
    boolean isExcluded;

    Item(@Nullable PartialPath flip, int depth, int number) {
      this.flip = flip;
      this.depth = depth;
      this.number = number;
    }

    boolean isBefore(Item other) {
      return depth == other.depth ? number < other.number : depth < other.depth;
    }
  }
}
