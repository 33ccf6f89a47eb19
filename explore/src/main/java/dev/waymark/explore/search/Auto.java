package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What leads straight to an uncovered branch comes first, as {@link Promise} ranks it. Where there
 * is nothing of the kind, or a few in a row were of no use, several strategies take turns on the
 * same paths: one goes on as long as it covers something new every few runs; then the next has its
 * turn. What one is blind to another may see.
 *
 * <p>When it is made anew from what was written, paths that one has taken are gone for the others
 * too, which had them only passed over before: so it may then choose otherwise.
 */
final class Auto implements Strategy {
  /** How many runs a turn may have in vain. */
  private static final int PATIENCE = 4;

  /** How many paths a turn may try, infeasible ones included, and so what leads straight. */
  private static final int MOST_PATHS = 16;

  private static final List<String> TURNS =
      List.of("cfg", "context-guided:dominators=none", "generational", "carfast");

  static final StrategyKind KIND =
      new StrategyKind(
          "auto",
          "straight to uncovered branches, else cfg, context-guided, generational and carfast in"
              + " turn, each as long as it covers more",
          "our own; turns as in Cadar, Dunbar, Engler: KLEE, OSDI 2008",
          List.of(),
          (options, given) -> new Auto(given, Pace.LATE));

  /** The same, with more of what is for hard cases otherwise. */
  static final StrategyKind BIDIRECTIONAL =
      new StrategyKind(
          "bidirectional",
          "as auto, and in every third turn back from uncovered branches to where runs have been,"
              + " and across",
          "Baluda, Denaro, Pezzè: Bidirectional Symbolic Analysis for Effective Branch Testing, TSE 2016",
          List.of(),
          (options, given) -> new Auto(given, Pace.OFTEN));

  private final Pace pace;
  private final Ranked promising;
  private final Side straight;
  private final List<Side> turns;

  /** All of them. */
  private final List<Side> sides;

  private final List<PartialPath> appended = new ArrayList<>();

  /** First inputs, small ones first: every other path is one of them, as long as there are some. */
  private final Deque<PartialPath> first = new ArrayDeque<>();

  private boolean isForFirst = true;
  private int turn;

  /** How many runs there were in this turn, or for nothing, since one covered something new. */
  private int vain;

  /** How many paths were tried in this turn since a run covered something new. */
  private int tried;

  /** How many that lead straight were tried since the turn began or a run covered something new. */
  private int triedStraight;

  private int size;

  private Auto(Surroundings given, Pace pace) {
    this.pace = pace;
    this.promising = new Ranked(given, new Promise(given));
    this.straight = new Side(promising);
    this.turns =
        TURNS.stream()
            .map(name -> new Side((Shareable) SearchChoice.parse(name).make(given)))
            .toList();
    this.sides = new ArrayList<>(turns);
    sides.add(straight);
  }

  /** A strategy that has all paths, but for those that others have taken. */
  private static final class Side {
    final Shareable strategy;

    /** What others took and this one has not come to. */
    final Set<PartialPath> gone = Collections.newSetFromMap(new IdentityHashMap<>());

    Side(Shareable strategy) {
      this.strategy = strategy;
    }

    PartialPath next() {
      PartialPath next = strategy.next();
      while (gone.remove(next)) {
        next = strategy.next();
      }
      return next;
    }

    List<PartialPath> waiting() {
      if (!gone.isEmpty()) {
        strategy.forget(gone);
        gone.clear();
      }
      return strategy.waiting();
    }
  }

  @Override
  public void add(List<PartialPath> flips, int gain) {
    settle();
    sides.forEach(side -> side.strategy.add(flips, gain));
    size += flips.size();
    vain++;
    if (gain > 0) {
      beginAnew();
    }
  }

  private void beginAnew() {
    vain = 0;
    tried = 0;
    triedStraight = 0;
  }

  @Override
  public void append(PartialPath next) {
    (next.length() == 0 ? first : appended).add(next);
    size++;
  }

  private void settle() {
    sides.forEach(side -> appended.forEach(side.strategy::append));
    appended.clear();
  }

  @Override
  public PartialPath next() {
    settle();
    size--;
    boolean isFirst = !first.isEmpty() && (isForFirst || size < first.size());
    isForFirst = !isFirst;
    return isFirst ? first.remove() : chosen();
  }

  private PartialPath chosen() {
    PartialPath promised = triedStraight < MOST_PATHS ? promised() : null;
    if (promised != null) {
      triedStraight++;
      return taken(promised, straight);
    }
    if (vain >= PATIENCE || tried >= MOST_PATHS) {
      turn = (turn + 1) % turns.size();
      beginAnew();
    }
    tried++;
    Side side = turns.get(turn);
    return taken(side.next(), side);
  }

  private @Nullable PartialPath promised() {
    PartialPath next = null;
    while (next == null && promising.hasRanked()) {
      PartialPath best = promising.next();
      next = straight.gone.remove(best) ? null : best;
    }
    return next;
  }

  private PartialPath taken(PartialPath path, Side by) {
    sides.stream().filter(side -> side != by).forEach(side -> side.gone.add(path));
    return path;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public List<PartialPath> waiting() {
    settle();
    List<PartialPath> all = new ArrayList<>(first);
    all.addAll(sides.get(0).waiting());
    return all;
  }

  @Override
  public void write(Outgoing out) {
    settle();
    out.putByte(isForFirst ? 1 : 0);
    out.putInt(turn);
    out.putInt(vain);
    out.putInt(tried);
    out.putInt(triedStraight);
    IdentityHashMap<PartialPath, Integer> places = new IdentityHashMap<>();
    sides.get(0).waiting().forEach(each -> places.put(each, places.size()));
    for (Side side : sides) {
      side.waiting().forEach(each -> out.putInt(Objects.requireNonNull(places.get(each))));
      side.strategy.write(out);
    }
  }

  @Override
  public void read(Incoming in) {
    isForFirst = in.takeByte() != 0;
    turn = in.takeInt();
    vain = in.takeInt();
    tried = in.takeInt();
    triedStraight = in.takeInt();
    for (Side side : sides) {
      for (int i = 0; i < appended.size(); i++) {
        side.strategy.append(appended.get(in.takeInt()));
      }
      side.strategy.read(in);
    }
    appended.clear();
  }

  @Override
  public Pace pace() {
    return pace;
  }

  @Override
  public boolean readsTrails() {
    return true;
  }
}
