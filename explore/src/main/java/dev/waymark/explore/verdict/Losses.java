package dev.waymark.explore.verdict;

import dev.waymark.target.Loss;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** How many runs lost precision, by reason and place. */
public final class Losses {
  /** More would make a verdict unreadable. */
  private static final int MOST_NAMED = 3;

  private static final Comparator<Map.Entry<Loss, Integer>> ORDER =
      Map.Entry.<Loss, Integer>comparingByValue(Comparator.reverseOrder())
          .thenComparing(entry -> entry.getKey().toString());

  private final Map<Loss, Integer> runs = new LinkedHashMap<>();

  public boolean isEmpty() {
    return runs.isEmpty();
  }

  /** Notes one run. */
  public void add(Set<Loss> losses) {
    losses.forEach(loss -> runs.merge(loss, 1, Integer::sum));
  }

  /** The number of runs for each loss, the most frequent first. */
  public Map<Loss, Integer> byRuns() {
    return ordered(runs);
  }

  /** The sum of {@code all}, the most frequent first. */
  static Map<Loss, Integer> sum(Collection<Map<Loss, Integer>> all) {
    Map<Loss, Integer> sum = new LinkedHashMap<>();
    all.forEach(each -> each.forEach((loss, count) -> sum.merge(loss, count, Integer::sum)));
    return ordered(sum);
  }

  private static Map<Loss, Integer> ordered(Map<Loss, Integer> runs) {
    Map<Loss, Integer> ordered = new LinkedHashMap<>();
    runs.entrySet().stream().sorted(ORDER).forEach(e -> ordered.put(e.getKey(), e.getValue()));
    return Collections.unmodifiableMap(ordered);
  }

  /** Why runs tell too little, for a verdict. */
  public void describe(Set<Doubt> doubts) {
    runs.entrySet().stream()
        .sorted(ORDER)
        .limit(MOST_NAMED)
        .forEach(entry -> doubts.add(doubt("run incomplete: " + entry.getKey())));
    if (runs.size() > MOST_NAMED) {
      doubts.add(doubt("runs incomplete at " + (runs.size() - MOST_NAMED) + " more places"));
    }
  }

  private static Doubt doubt(String reason) {
    return new Doubt(Doubt.Kind.PRECISION, reason);
  }

  public void write(Outgoing out) {
    out.putInt(runs.size());
    runs.forEach(
        (loss, count) -> {
          out.putText(loss.reason());
          out.putText(loss.call());
          out.putText(loss.place());
          out.putInt(count);
        });
  }

  public void read(Incoming in) {
    for (int left = in.takeInt(); left > 0; left--) {
      Loss loss = new Loss(in.takeText(), in.takeText(), in.takeText());
      runs.put(loss, in.takeInt());
    }
  }
}
