package dev.waymark.benchmarks.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** All measurements by subject and strategy, and what they say together. */
final class Samples {
  private final Map<String, Map<String, List<Measurement>>> all = new LinkedHashMap<>();

  /** What {@code plan} asks for: measured now, or read where {@code file} has it. */
  static Samples of(SearchPlan plan, ResultsFile file, Consumer<String> progress) {
    Samples samples = new Samples();
    new Measurements(plan, file, progress)
        .forEach((subject, strategy, measured) -> samples.add(measured));
    return samples;
  }

  void add(List<Measurement> measured) {
    Measurement first = measured.get(0);
    all.computeIfAbsent(first.subject(), key -> new LinkedHashMap<>())
        .put(first.strategy(), measured);
  }

  List<String> subjects() {
    return new ArrayList<>(all.keySet());
  }

  /** The measurements on {@code subject} by strategy. */
  Map<String, List<Measurement>> on(String subject) {
    return all.getOrDefault(subject, Map.of());
  }

  static double mean(List<Measurement> measured, int runs) {
    return measured.stream().mapToInt(each -> each.coveredAfter(runs)).average().orElse(0);
  }

  static int[] covered(List<Measurement> measured, int runs) {
    return measured.stream().mapToInt(each -> each.coveredAfter(runs)).toArray();
  }

  /** How many runs until the mean coverage is at least {@code target}; empty if it never is. */
  static OptionalInt runsTo(double target, List<Measurement> measured, int most) {
    return measured.stream()
        .flatMap(each -> each.course().points().stream())
        .mapToInt(point -> point.run())
        .filter(run -> run <= most)
        .sorted()
        .filter(run -> mean(measured, run) >= target - 1e-9)
        .findFirst();
  }
}
