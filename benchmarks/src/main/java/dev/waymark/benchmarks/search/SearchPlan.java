package dev.waymark.benchmarks.search;

import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.search.Strategies;
import dev.waymark.explore.search.StrategyKind;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What to measure.
 *
 * @param checkpoints the numbers of runs at which coverage is told, in ascending order
 * @param time how long an exploration may take
 */
record SearchPlan(
    List<SearchSubject> subjects,
    List<SearchChoice> strategies,
    int repetitions,
    List<Integer> checkpoints,
    Duration time) {
  /** The strategy that others are compared with. */
  static final String GUIDED = "context-guided";

  /** What the paper compares context-guided search with in its section 5.3, and our extension. */
  private static final List<String> VARIANTS =
      List.of(GUIDED + ":dominators=calls", GUIDED + ":dominators=none", GUIDED + ":k=5");

  private static final List<String> QUICK_SUBJECTS = List.of("replace", "cdaudio", "lexer");

  private static final List<Integer> CHECKPOINTS = List.of(100, 500, 1_000, 2_000, 4_000);
  private static final List<Integer> QUICK_CHECKPOINTS = List.of(100, 500);

  /** Where runs take long. */
  private static final List<Integer> LARGE_CHECKPOINTS = List.of(100, 500, 1_000, 1_500);

  private static final int LARGE = 5_000;

  static SearchPlan of(Options options) {
    boolean isQuick = options.effort() == Effort.QUICK;
    List<String> names = options.search().subjects();
    List<SearchSubject> subjects =
        names.isEmpty()
            ? SearchSubjects.all().stream()
                .filter(each -> !isQuick || QUICK_SUBJECTS.contains(each.name()))
                .toList()
            : names.stream().map(SearchPlan::subject).toList();
    List<String> chosen = options.search().strategies();
    int repetitions = options.search().repetitions();
    int runs = options.search().runs();
    return new SearchPlan(
        subjects,
        (chosen.isEmpty() ? compared() : chosen).stream().map(SearchChoice::parse).toList(),
        repetitions > 0 ? repetitions : isQuick ? 3 : 10,
        upTo(runs, isQuick ? QUICK_CHECKPOINTS : CHECKPOINTS),
        options.search().time(isQuick ? Duration.ofMinutes(1) : Duration.ofMinutes(15)));
  }

  private static List<Integer> upTo(int runs, List<Integer> checkpoints) {
    return runs == 0
        ? checkpoints
        : Stream.concat(checkpoints.stream().filter(each -> each < runs), Stream.of(runs)).toList();
  }

  private static List<String> compared() {
    return Stream.concat(Strategies.all().stream().map(StrategyKind::name), VARIANTS.stream())
        .toList();
  }

  private static SearchSubject subject(String name) {
    List<SearchSubject> all = SearchSubjects.all();
    return all.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new BenchException(
                    "no subject %s (there are: %s)"
                        .formatted(
                            name,
                            all.stream()
                                .map(SearchSubject::name)
                                .collect(Collectors.joining(", ")))));
  }

  /** The checkpoints for a subject with so many branches. */
  List<Integer> checkpoints(int branches) {
    return branches > LARGE && checkpoints.equals(CHECKPOINTS) ? LARGE_CHECKPOINTS : checkpoints;
  }
}
