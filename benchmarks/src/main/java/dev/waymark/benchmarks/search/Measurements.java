package dev.waymark.benchmarks.search;

import dev.waymark.explore.job.Budget;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.verdict.Findings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Measures what a plan wants and the results do not have. */
final class Measurements {
  private final SearchPlan plan;
  private final ResultsFile results;
  private final Consumer<String> progress;

  /**
   * Measurements for {@code plan}.
   *
   * @param progress is told what was measured
   */
  Measurements(SearchPlan plan, ResultsFile results, Consumer<String> progress) {
    this.plan = plan;
    this.results = results;
    this.progress = progress;
  }

  /** Takes all measurements of a strategy on a subject. */
  interface Receiver {
    /** There are as many as the plan has repetitions. */
    void take(SearchSubject subject, SearchChoice strategy, List<Measurement> measured);
  }

  /** Hands over the measurements, subject by subject, as soon as they are known. */
  void forEach(Receiver receiver) {
    for (SearchSubject subject : plan.subjects()) {
      try (LazyBed bed = new LazyBed(subject)) {
        for (SearchChoice strategy : plan.strategies()) {
          receiver.take(subject, strategy, measure(bed, strategy));
        }
      }
    }
  }

  private List<Measurement> measure(LazyBed bed, SearchChoice strategy) {
    List<Measurement> all = new ArrayList<>();
    for (long seed = 1; seed <= plan.repetitions(); seed++) {
      all.add(measure(bed, strategy, seed));
    }
    return all;
  }

  private Measurement measure(LazyBed bed, SearchChoice strategy, long seed) {
    String subject = bed.subject().name();
    List<Integer> checkpoints = plan.checkpoints(bed.branches());
    int iterations = checkpoints.get(checkpoints.size() - 1);
    Measurement known = results.find(subject, strategy.toString(), seed, iterations).orElse(null);
    if (known != null) {
      return known;
    }
    long start = System.nanoTime();
    Budget budget = new Budget(iterations, plan.time(), Duration.ZERO);
    Findings found = bed.get().explore(strategy, seed, budget, (test, run) -> {});
    Measurement measured =
        new Measurement(
            subject,
            bed.branches(),
            strategy.toString(),
            seed,
            iterations,
            found.stopReason().name(),
            System.getProperty("waymark.commit", ""),
            found.course());
    results.add(measured);
    progress.accept(
        "%s %s seed %d: %d of %d branches, %d runs, %s, %.1f s"
            .formatted(
                subject,
                strategy,
                seed,
                measured.coveredAfter(iterations),
                bed.branches(),
                found.statistics().runs(),
                found.stopReason().name(),
                (System.nanoTime() - start) / 1e9));
    return measured;
  }
}
