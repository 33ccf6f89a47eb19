package dev.waymark.benchmarks.harm;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.probe.refuse.Permission;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import dev.waymark.term.assign.Assignment;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One exploration of a hostile target.
 *
 * @param outcome how the input that makes it misbehave ended
 * @param isKept whether all else was found too
 * @param isClaimed whether something is called infeasible, or nothing open, though a run was not
 *     seen to its end
 */
record HostileRun(String outcome, boolean isKept, boolean isClaimed, double seconds) {
  static final int RUN_SECONDS = 5;
  static final int SECONDS = 40;

  /** The input that makes targets misbehave. */
  private static final long BAD = 77;

  /**
   * Explores {@code subject}.
   *
   * @param key what the harm that it tries to do is known by
   * @param allowed what it may do
   */
  static HostileRun of(HostileSubject subject, int key, Set<Permission> allowed) {
    return of(subject, key, allowed, PathCriterion.ALL_PATHS);
  }

  /** The same for a criterion of paths, on those that the walk sees but for {@code ALL_PATHS}. */
  static HostileRun of(
      HostileSubject subject, int key, Set<Permission> allowed, PathCriterion criterion) {
    Program program =
        new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(subject.type()))));
    Entry entry = Entry.of(program.require(subject.type().getName()).require(subject.method()));
    Settings settings =
        new Settings(
            Criterion.ALL_PATHS,
            new Budget(1_000, Duration.ofSeconds(SECONDS)),
            new Bounds(0, Map.of("key", new Bounds.Range(key, key))),
            0,
            Duration.ofSeconds(RUN_SECONDS),
            allowed);
    boolean isOfTraces = criterion == PathCriterion.ALL_PATHS;
    Settings chosen = isOfTraces ? settings : settings.with(PathChoice.of(criterion));
    long start = System.nanoTime();
    Findings findings = new Explorer(program, chosen).explore(entry, (test, execution) -> {});
    double seconds = (System.nanoTime() - start) / 1e9;
    return new HostileRun(
        misbehaviour(subject, findings),
        isKept(subject, findings, isOfTraces),
        isClaimed(subject, findings),
        seconds);
  }

  private static boolean isClaimed(HostileSubject subject, Findings findings) {
    boolean isSeen = findings.tests().stream().noneMatch(HostileRun::isCutShort);
    boolean isHidden = findings.isOfPaths() && findings.count(Verdict.Open.class) == 0;
    boolean isProved = findings.count(Verdict.Infeasible.class) > 0;
    return !isSeen && (isHidden || isProved) && !subject.kept().isEmpty();
  }

  private static boolean isCutShort(TestCase test) {
    Outcome.Sort sort = test.outcome().sort();
    return sort == Outcome.Sort.LOST
        || sort == Outcome.Sort.EXHAUSTED
        || sort == Outcome.Sort.REFUSED;
  }

  /** What became of the bad input; of the first, if no input gets as far as that. */
  private static String misbehaviour(HostileSubject subject, Findings findings) {
    return findings.tests().stream()
        .filter(test -> isBad(test) || subject.kept().isEmpty())
        .findFirst()
        .map(test -> describe(test.outcome()))
        .orElse("nothing");
  }

  private static boolean isBad(TestCase test) {
    Assignment numbers = test.input().numbers();
    return numbers.symbols().stream().anyMatch(symbol -> numbers.bits(symbol) == BAD);
  }

  private static String describe(Outcome outcome) {
    Set<String> words = new LinkedHashSet<>();
    words.add(outcome.sort().name());
    words.add(outcome.text());
    words.add(outcome.failure().message());
    words.add(outcome.remark());
    words.remove("");
    return String.join(": ", words);
  }

  /** Whether the bad input ended as it should, which the explanation says too. */
  boolean isAsExpected(HostileSubject subject) {
    String[] expected = subject.expected().split(" ", 2);
    return outcome.startsWith(expected[0]) && outcome.contains(expected[expected.length - 1]);
  }

  /** Targets call what tells good inputs apart, which is one path where calls are folded. */
  private static boolean isKept(HostileSubject subject, Findings findings, boolean isEach) {
    Set<String> results =
        findings.tests().stream()
            .filter(test -> test.outcome().sort() == Outcome.Sort.RETURNED)
            .map(test -> test.outcome().text())
            .collect(Collectors.toSet());
    return isEach
        ? results.containsAll(subject.kept())
        : subject.kept().isEmpty() || subject.kept().stream().anyMatch(results::contains);
  }
}
