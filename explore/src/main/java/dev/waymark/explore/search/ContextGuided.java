package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * Flips with a new context: goes through all that wait, short paths first, those of equal length in
 * random order, and takes those whose <i>k</i>-context no flip that was taken has had. What is
 * passed over waits for the next time, when <i>k</i> is greater by one. Algorithm 2 of the paper.
 */
final class ContextGuided implements Shareable {
  private static final String K = "k";
  private static final String DOMINATORS = "dominators";

  static final StrategyKind KIND =
      new StrategyKind(
          "context-guided",
          "branches that were reached in a new way: after other branches than before",
          "Seo, Kim: How We Get There: A Context-Guided Search Strategy, FSE 2014",
          List.of(
              StrategyOption.number(
                  K, 1, "contexts of N branches, always (default: from 1 upwards)"),
              StrategyOption.word(
                  DOMINATORS,
                  List.of("method", "calls", "none"),
                  "which branches contexts leave out, as every path has them: those of the same"
                      + " method, those of callers too, none (default: method)")),
          ContextGuided::of);

  private final Dominance dominance;
  private final Chances chances;
  private final Growth growth;
  private final ContextCache known = new ContextCache();

  /** What this time has not come to yet, by length. */
  private final TreeMap<Integer, List<Context>> ahead = new TreeMap<>();

  private List<Context> passed = new ArrayList<>();

  /** What was appended, until it is known whether it is ahead. */
  private List<Context> appended = new ArrayList<>();

  private int k;
  private int size;

  /** What becomes of k. */
  private enum Growth {
    INCREASING,
    FIXED
  }

  private ContextGuided(Dominance dominance, Chances chances, int k, Growth growth) {
    this.dominance = dominance;
    this.chances = chances;
    this.k = k;
    this.growth = growth;
  }

  private static ContextGuided of(SearchChoice options, Surroundings given) {
    String scope = options.word(DOMINATORS, "method").toUpperCase(Locale.ROOT);
    int fixed = options.number(K, 0);
    return new ContextGuided(
        given.territory().dominance(Dominance.Scope.valueOf(scope)),
        given.chances(),
        Math.max(1, fixed),
        fixed > 0 ? Growth.FIXED : Growth.INCREASING);
  }

  @Override
  public void add(List<PartialPath> flips, int gain) {
    settle();
    flips.forEach(flip -> goTo(new Context(flip, dominance)));
    size += flips.size();
  }

  @Override
  public void append(PartialPath next) {
    appended.add(new Context(next, dominance));
    size++;
  }

  private void settle() {
    appended.forEach(this::goTo);
    appended = new ArrayList<>();
  }

  private void goTo(Context context) {
    ahead.computeIfAbsent(context.flip().length(), key -> new ArrayList<>()).add(context);
  }

  @Override
  public PartialPath next() {
    settle();
    Context context = any();
    while (!known.add(context.upTo(k, dominance))) {
      passed.add(context);
      context = any();
    }
    size--;
    return context.flip();
  }

  /** Any of the shortest ahead; starts anew if there are none. */
  private Context any() {
    if (ahead.isEmpty()) {
      passed.forEach(this::goTo);
      passed = new ArrayList<>();
      known.clear();
      k += growth == Growth.INCREASING ? 1 : 0;
    }
    Map.Entry<Integer, List<Context>> shortest = Objects.requireNonNull(ahead.firstEntry());
    List<Context> contexts = shortest.getValue();
    Context last = contexts.remove(contexts.size() - 1);
    if (contexts.isEmpty()) {
      ahead.remove(shortest.getKey());
      return last;
    }
    int choice = chances.below(contexts.size() + 1);
    return choice == contexts.size() ? last : contexts.set(choice, last);
  }

  @Override
  public void forget(Set<PartialPath> taken) {
    settle();
    ahead.values().forEach(each -> each.removeIf(context -> taken.contains(context.flip())));
    ahead.values().removeIf(List::isEmpty);
    passed.removeIf(context -> taken.contains(context.flip()));
    size = passed.size() + ahead.values().stream().mapToInt(List::size).sum();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public List<PartialPath> waiting() {
    settle();
    List<PartialPath> all = new ArrayList<>(size);
    ahead.values().forEach(each -> each.forEach(context -> all.add(context.flip())));
    passed.forEach(context -> all.add(context.flip()));
    return all;
  }

  @Override
  public void write(Outgoing out) {
    chances.write(out);
    out.putInt(k);
    out.putInt(passed.size());
    known.write(out);
  }

  /** What is passed was appended last. */
  @Override
  public void read(Incoming in) {
    chances.read(in);
    k = in.takeInt();
    int start = appended.size() - in.takeInt();
    passed.addAll(appended.subList(start, appended.size()));
    appended = new ArrayList<>(appended.subList(0, start));
    known.read(in);
  }

  @Override
  public boolean readsTrails() {
    return true;
  }
}
