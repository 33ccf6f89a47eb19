package dev.waymark.benchmarks.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Two strategies on one subject, at the last checkpoint.
 *
 * @param p of the test of Mann and Whitney
 */
record StrategyComparison(
    String subject, String strategy, String rival, double mean, double rivalMean, double p) {
  private static final double SIGNIFICANT = 0.05;

  /** The strategies that are compared with all others. */
  static final List<String> COMPARED = List.of(SearchPlan.GUIDED, "auto");

  String verdict() {
    String what = mean > rivalMean ? "win" : mean < rivalMean ? "loss" : "tie";
    return what.equals("tie") || p >= SIGNIFICANT ? what : what + " *";
  }

  /** All comparisons of {@link #COMPARED} with the others. */
  static List<StrategyComparison> all(Samples samples, SearchPlan plan) {
    List<StrategyComparison> all = new ArrayList<>();
    for (String subject : samples.subjects()) {
      Map<String, List<Measurement>> on = samples.on(subject);
      for (String strategy : COMPARED) {
        List<Measurement> ours = on.getOrDefault(strategy, List.of());
        on.forEach(
            (rival, theirs) -> {
              if (!ours.isEmpty() && !rival.equals(strategy)) {
                all.add(of(subject, ours, theirs, plan));
              }
            });
      }
    }
    return all;
  }

  private static StrategyComparison of(
      String subject, List<Measurement> ours, List<Measurement> theirs, SearchPlan plan) {
    List<Integer> checkpoints = plan.checkpoints(ours.get(0).branches());
    int runs = checkpoints.get(checkpoints.size() - 1);
    return new StrategyComparison(
        subject,
        ours.get(0).strategy(),
        theirs.get(0).strategy(),
        Samples.mean(ours, runs),
        Samples.mean(theirs, runs),
        MannWhitney.p(Samples.covered(ours, runs), Samples.covered(theirs, runs)));
  }

  /** A line for each rival. */
  static List<String> summaries(Samples samples, SearchPlan plan) {
    List<StrategyComparison> all = all(samples, plan);
    List<String> lines = new ArrayList<>();
    for (String strategy : COMPARED) {
      List<StrategyComparison> ours =
          all.stream().filter(c -> c.strategy().equals(strategy)).toList();
      ours.stream()
          .map(StrategyComparison::rival)
          .distinct()
          .map(rival -> summary(strategy, rival, ours))
          .forEach(lines::add);
    }
    return lines;
  }

  private static String summary(String strategy, String rival, List<StrategyComparison> all) {
    List<String> verdicts =
        all.stream().filter(c -> c.rival().equals(rival)).map(StrategyComparison::verdict).toList();
    return "%s against %s: %d wins (%d significant), %d ties, %d losses (%d significant)"
        .formatted(
            strategy,
            rival,
            count(verdicts, "win"),
            count(verdicts, "win *"),
            count(verdicts, "tie"),
            count(verdicts, "loss"),
            count(verdicts, "loss *"));
  }

  private static long count(List<String> verdicts, String start) {
    return verdicts.stream().filter(each -> each.startsWith(start)).count();
  }
}
