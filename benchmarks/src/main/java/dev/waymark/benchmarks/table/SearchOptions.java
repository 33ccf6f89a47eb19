package dev.waymark.benchmarks.table;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What the tables on search are given.
 *
 * @param subjects the subjects to measure on; empty for those of the table
 * @param strategies the strategies to compare; empty for those of the table
 * @param repetitions how many explorations there are of each; 0 for as many as the table has
 * @param runs how many runs an exploration has at most; 0 for as many as the table has
 * @param seconds how long an exploration may take; 0 for as long as the table lets it
 * @param results the file that keeps what was measured
 */
public record SearchOptions(
    List<String> subjects,
    List<String> strategies,
    int repetitions,
    int runs,
    int seconds,
    Path results) {
  /** What is measured if nothing else is said. */
  public static final SearchOptions DEFAULT =
      new SearchOptions(List.of(), List.of(), 0, 0, 0, Path.of("target", "search.jsonl"));

  public SearchOptions {
    subjects = List.copyOf(subjects);
    strategies = List.copyOf(strategies);
    requireSensible("--repetitions", repetitions);
    requireSensible("--runs", runs);
    requireSensible("--seconds", seconds);
  }

  private static void requireSensible(String option, int number) {
    if (number < 0) {
      throw new BenchException("%s must be positive, not %d".formatted(option, number));
    }
  }

  /** The same on other subjects. */
  public SearchOptions on(List<String> others) {
    return new SearchOptions(others, strategies, repetitions, runs, seconds, results);
  }

  /** How long an exploration may take, where the table lets it take {@code most}. */
  public Duration time(Duration most) {
    return seconds > 0 ? Duration.ofSeconds(seconds) : most;
  }
}
