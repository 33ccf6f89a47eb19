package dev.waymark.explore.search;

import dev.waymark.target.host.Incoming;
import dev.waymark.target.host.Outgoing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Several strategies take turns on the same paths. One goes on as long as it covers something new
 * every few paths; then the next has its turn. What one is blind to another may see.
 *
 * <p>When it is made anew from what was written, paths that one has taken are gone for the others
 * too, which had them only passed over before: so it may then choose otherwise.
 */
final class Auto implements Strategy {
  private static final int PATIENCE = 4;

  private static final List<String> SIDES =
      List.of("context-guided", "cfg", "generational", "carfast");

  static final StrategyKind KIND =
      new StrategyKind(
          "auto",
          "context-guided, cfg, generational and carfast in turn, each as long as it covers more",
          "our own; turns as in Cadar, Dunbar, Engler: KLEE, OSDI 2008",
          List.of(),
          (options, given) ->
              new Auto(
                  SIDES.stream()
                      .map(name -> (Shareable) SearchChoice.parse(name).make(given))
                      .toList()));

  private final List<Side> sides;
  private final List<Pending> appended = new ArrayList<>();

  /** First inputs, small ones first: every other path is one of them, as long as there are some. */
  private final Deque<Pending> first = new ArrayDeque<>();

  private boolean isForFirst = true;
  private int turn;

  /** How many paths were tried in this turn since one covered something new. */
  private int vain;

  private int size;

  private Auto(List<Shareable> strategies) {
    this.sides = strategies.stream().map(Side::new).toList();
  }

  /** A strategy that has all paths, but for those that others have taken. */
  private static final class Side {
    final Shareable strategy;

    /** What others took and this one has not come to. */
    final Set<Pending> gone = Collections.newSetFromMap(new IdentityHashMap<>());

    Side(Shareable strategy) {
      this.strategy = strategy;
    }

    Pending next() {
      Pending next = strategy.next();
      while (gone.remove(next)) {
        next = strategy.next();
      }
      return next;
    }

    List<Pending> waiting() {
      if (!gone.isEmpty()) {
        strategy.forget(gone);
        gone.clear();
      }
      return strategy.waiting();
    }
  }

  @Override
  public void add(List<Pending> flips, int gain) {
    settle();
    sides.forEach(side -> side.strategy.add(flips, gain));
    size += flips.size();
    vain = gain > 0 ? 0 : vain;
  }

  @Override
  public void append(Pending next) {
    (next.length() == 0 ? first : appended).add(next);
    size++;
  }

  private void settle() {
    sides.forEach(side -> appended.forEach(side.strategy::append));
    appended.clear();
  }

  @Override
  public Pending next() {
    settle();
    size--;
    boolean isFirst = !first.isEmpty() && (isForFirst || size < first.size());
    isForFirst = !isFirst;
    return isFirst ? first.remove() : chosen();
  }

  private Pending chosen() {
    if (vain >= PATIENCE) {
      turn = (turn + 1) % sides.size();
      vain = 0;
    }
    vain++;
    Pending next = sides.get(turn).next();
    for (int i = 1; i < sides.size(); i++) {
      sides.get((turn + i) % sides.size()).gone.add(next);
    }
    return next;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public List<Pending> waiting() {
    settle();
    List<Pending> all = new ArrayList<>(first);
    all.addAll(sides.get(0).waiting());
    return all;
  }

  @Override
  public void write(Outgoing out) {
    settle();
    out.putByte(isForFirst ? 1 : 0);
    out.putInt(turn);
    out.putInt(vain);
    IdentityHashMap<Pending, Integer> places = new IdentityHashMap<>();
    sides.get(0).waiting().forEach(each -> places.put(each, places.size()));
    for (Side side : sides) {
      side.waiting().forEach(each -> out.putInt(places.getOrDefault(each, 0)));
      side.strategy.write(out);
    }
  }

  @Override
  public void read(Incoming in) {
    isForFirst = in.takeByte() != 0;
    turn = in.takeInt();
    vain = in.takeInt();
    for (Side side : sides) {
      for (int i = 0; i < appended.size(); i++) {
        side.strategy.append(appended.get(in.takeInt()));
      }
      side.strategy.read(in);
    }
    appended.clear();
  }

  @Override
  public boolean readsTrails() {
    return true;
  }
}
