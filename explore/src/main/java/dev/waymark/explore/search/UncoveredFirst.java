package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Flips that lead to a branch nobody has covered come first, but every fourth path is another, for
 * the way to a branch may lead through covered ones, and every fourth one that goes another way in
 * a model of the library, for what comes after it may differ. Branches, and the first inputs that
 * paths come from, take turns, so that neither a loop nor a shape of the input starves others; for
 * each, short paths come before longer ones; but where nothing is known to be wanted, the newest
 * path takes turns with the oldest, for it may be the one that gets far.
 */
final class UncoveredFirst implements Shareable {
  private static final int TURNS = 4;

  static final StrategyKind KIND =
      new StrategyKind(
          "uncovered",
          "what leads to uncovered branches first, all branches and shapes of inputs in turn",
          "our own",
          List.of(),
          (options, given) -> new UncoveredFirst(given.wanted()));

  private final Wanted coverage;
  private final Map<Aim, Deque<PartialPath>> wanted = new LinkedHashMap<>();
  private final Map<Aim, Deque<PartialPath>> inModels = new LinkedHashMap<>();
  private final Map<Aim, Deque<PartialPath>> others = new LinkedHashMap<>();
  private int size;
  private int turn;
  private boolean isNewest;

  /** How many branches were covered when paths were told apart last. */
  private int covered;

  UncoveredFirst(Wanted coverage) {
    this.coverage = coverage;
    this.covered = coverage.count();
  }

  @Override
  public void add(List<PartialPath> flips, int gain) {
    flips.forEach(this::append);
  }

  @Override
  public void append(PartialPath next) {
    settle();
    group(next).computeIfAbsent(next.aim(), key -> new ArrayDeque<>()).add(next);
    size++;
  }

  private Map<Aim, Deque<PartialPath>> group(PartialPath next) {
    Aim aim = next.aim();
    boolean isNameless = next.length() > 0 && aim.branch() == null;
    return aim.isInModel() || isNameless ? inModels : isWanted(aim) ? wanted : others;
  }

  private boolean isWanted(Aim aim) {
    return aim.branch() == null || coverage.isWanted(aim.branch());
  }

  @Override
  public PartialPath next() {
    settle();
    size--;
    turn = (turn + 1) % TURNS;
    return take(
        switch (turn) {
          case 0 -> first(List.of(others, wanted, inModels));
          case 2 -> first(List.of(inModels, wanted, others));
          default -> first(List.of(wanted, inModels, others));
        });
  }

  /** The first of the groups that is not empty. */
  private static Map<Aim, Deque<PartialPath>> first(List<Map<Aim, Deque<PartialPath>>> groups) {
    return groups.stream().filter(group -> !group.isEmpty()).findFirst().orElseThrow();
  }

  private PartialPath take(Map<Aim, Deque<PartialPath>> group) {
    Aim first = group.keySet().iterator().next();
    Deque<PartialPath> paths = Objects.requireNonNull(group.remove(first));
    isNewest = !isNewest;
    PartialPath next = isNewest && group != wanted ? paths.removeLast() : paths.removeFirst();
    if (!paths.isEmpty()) {
      group.put(first, paths);
    }
    return next;
  }

  /** What has been covered meanwhile is no longer wanted. */
  private void settle() {
    if (covered == coverage.count()) {
      return;
    }
    covered = coverage.count();
    Iterator<Map.Entry<Aim, Deque<PartialPath>>> each = wanted.entrySet().iterator();
    while (each.hasNext()) {
      Map.Entry<Aim, Deque<PartialPath>> paths = each.next();
      if (!isWanted(paths.getKey())) {
        each.remove();
        others.put(paths.getKey(), paths.getValue());
      }
    }
  }

  @Override
  public void forget(Set<PartialPath> taken) {
    for (Map<Aim, Deque<PartialPath>> group : List.of(wanted, inModels, others)) {
      group.values().forEach(paths -> paths.removeIf(taken::contains));
      group.values().removeIf(Deque::isEmpty);
    }
    size = waiting().size();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void write(Outgoing out) {
    out.putInt(turn);
    out.putByte(isNewest ? 1 : 0);
  }

  @Override
  public void read(Incoming in) {
    turn = in.takeInt();
    isNewest = in.takeByte() != 0;
  }

  /** Those not wanted are first: so it makes no difference when it is seen what is. */
  @Override
  public List<PartialPath> waiting() {
    settle();
    List<PartialPath> all = new ArrayList<>(size);
    others.values().forEach(all::addAll);
    inModels.values().forEach(all::addAll);
    wanted.values().forEach(all::addAll);
    return all;
  }
}
