package dev.waymark.benchmarks.harm;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What becomes of hostile targets, in words that are the same each time. */
public final class Misbehaviour {
  private Misbehaviour() {}

  /** How each {@code step}-th hostile target ends, and whether all else is found. */
  public static Map<String, String> outcomes(int step) {
    List<HostileSubject> subjects = HostileSubject.all();
    Map<String, String> outcomes = new LinkedHashMap<>();
    try (HarmWatch watch = new HarmWatch()) {
      for (int i = 0; i < subjects.size(); i += step) {
        HostileSubject subject = subjects.get(i);
        HostileRun run = HostileRun.of(subject, watch.key(), Set.of());
        String kept = run.isKept() ? "" : ", findings lost";
        String ending = run.isAsExpected(subject) ? subject.expected() : run.outcome();
        outcomes.put(subject.name(), ending + kept);
      }
    }
    return outcomes;
  }
}
