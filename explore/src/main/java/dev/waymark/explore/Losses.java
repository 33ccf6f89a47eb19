package dev.waymark.explore;

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
final class Losses {
  /** More would make a verdict unreadable. */
  private static final int MOST_NAMED = 3;

  private static final Comparator<Map.Entry<Loss, Integer>> ORDER =
      Map.Entry.<Loss, Integer>comparingByValue(Comparator.reverseOrder())
          .thenComparing(entry -> entry.getKey().toString());

  private final Map<Loss, Integer> runs = new LinkedHashMap<>();

  boolean isEmpty() {
    return runs.isEmpty();
  }

  /** Notes one run. */
  void add(Set<Loss> losses) {
    losses.forEach(loss -> runs.merge(loss, 1, Integer::sum));
  }

  /** The number of runs for each loss, the most frequent first. */
  Map<Loss, Integer> byRuns() {
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
  void describe(Set<Doubt> doubts) {
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

  void write(Outgoing out) {
    out.putInt(runs.size());
    runs.forEach(
        (loss, count) -> {
          out.putText(loss.reason());
          out.putText(loss.call());
          out.putText(loss.place());
          out.putInt(count);
        });
  }

  void read(Incoming in) {
    for (int left = in.takeInt(); left > 0; left--) {
      Loss loss = new Loss(in.takeText(), in.takeText(), in.takeText());
      runs.put(loss, in.takeInt());
    }
  }
}
