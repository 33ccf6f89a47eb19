package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Any of the flips with the lowest rank, which depends on the branch and on what is covered. Ranks
 * are asked for once per branch and change of coverage; taking a flip costs time linear in the
 * branches for which flips wait, and asking whether there is one next to nothing.
 */
final class Ranked implements Shareable {
  private final Wanted wanted;
  private final Ranking ranking;
  private final Chances chances;
  private final Map<Aim, Group> groups = new LinkedHashMap<>();
  private int size;
  private int covered = -1;

  /** The lowest rank, unless groups have changed since it was looked for. */
  private OptionalInt lowest = OptionalInt.empty();

  Ranked(Surroundings given, Ranking ranking) {
    this.wanted = given.wanted();
    this.ranking = ranking;
    this.chances = given.chances();
  }

  /** How soon to try what. */
  interface Ranking {
    int FIRST = Integer.MIN_VALUE;
    int LAST = Integer.MAX_VALUE;

    /** What is covered has changed. */
    void update();

    /**
     * The rank of flips with this aim, of whatever lane.
     *
     * @param tries how many of them were taken since coverage changed
     */
    int of(Aim aim, int tries);
  }

  private static final class Group {
    final Aim key;
    final List<PartialPath> flips = new ArrayList<>(1);
    int tries;
    int rank;

    Group(Aim key) {
      this.key = key;
    }
  }

  @Override
  public void add(List<PartialPath> flips, int gain) {
    flips.forEach(this::append);
  }

  @Override
  public void append(PartialPath next) {
    settle();
    Aim key = new Aim(next.length() == 0 ? -1 : 0, next.aim().branch(), next.aim().context());
    groups.computeIfAbsent(key, this::group).flips.add(next);
    size++;
  }

  private Group group(Aim key) {
    Group group = new Group(key);
    setTries(group, 0);
    return group;
  }

  /** First inputs come before all flips. */
  private void setTries(Group group, int tries) {
    group.tries = tries;
    group.rank = group.key.lane() < 0 ? Ranking.FIRST : ranking.of(group.key, tries);
    lowest = OptionalInt.empty();
  }

  private void settle() {
    if (covered != wanted.count()) {
      covered = wanted.count();
      ranking.update();
      groups.values().forEach(group -> setTries(group, 0));
    }
  }

  /** Whether a flip waits that has a rank before the last. */
  boolean hasRanked() {
    settle();
    return lowest() != Ranking.LAST;
  }

  private int lowest() {
    if (lowest.isEmpty()) {
      lowest =
          OptionalInt.of(
              groups.values().stream().mapToInt(group -> group.rank).min().orElse(Ranking.LAST));
    }
    return lowest.getAsInt();
  }

  @Override
  public PartialPath next() {
    settle();
    int rank = lowest();
    int count = 0;
    for (Group group : groups.values()) {
      count += group.rank == rank ? group.flips.size() : 0;
    }
    size--;
    return take(rank, chances.below(count));
  }

  /** Takes number {@code index} of the flips of this rank. */
  private PartialPath take(int rank, int index) {
    int left = index;
    Iterator<Group> each = groups.values().iterator();
    Group group = each.next();
    while (group.rank != rank || left >= group.flips.size()) {
      left -= group.rank == rank ? group.flips.size() : 0;
      group = each.next();
    }
    setTries(group, group.tries + 1);
    PartialPath last = group.flips.remove(group.flips.size() - 1);
    if (group.flips.isEmpty()) {
      each.remove();
    }
    return left == group.flips.size() ? last : group.flips.set(left, last);
  }

  @Override
  public void forget(Set<PartialPath> taken) {
    groups.values().forEach(group -> group.flips.removeIf(taken::contains));
    groups.values().removeIf(group -> group.flips.isEmpty());
    lowest = OptionalInt.empty();
    size = waiting().size();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public List<PartialPath> waiting() {
    List<PartialPath> all = new ArrayList<>(size);
    groups.values().forEach(group -> all.addAll(group.flips));
    return all;
  }

  @Override
  public void write(Outgoing out) {
    chances.write(out);
    settle();
    groups.values().forEach(group -> out.putInt(group.tries));
  }

  @Override
  public void read(Incoming in) {
    chances.read(in);
    groups.values().forEach(group -> setTries(group, in.takeInt()));
  }
}
