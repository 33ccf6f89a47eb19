package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.real.coverage.BranchKey;
import dev.waymark.benchmarks.real.random.WitnessedCalls;
import dev.waymark.benchmarks.real.tests.OwnCoverage;
import dev.waymark.benchmarks.real.tests.TestsRun;
import dev.waymark.benchmarks.real.witness.Sighting;
import dev.waymark.benchmarks.soundness.Before;
import dev.waymark.benchmarks.soundness.Withdrawn;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Looks for wrong verdicts on real classes: each is explored, then called at random, and its tests
 * are run, with code that tells which branches it takes. Whether checks fail is seen by the
 * instrumentation of explorations, in calls of their own.
 */
public final class RealSoundness {
  private static final Duration QUICK = Duration.ofSeconds(3);
  private static final Duration FULL = Duration.ofSeconds(10);
  private static final List<String> SAMPLE = List.of("BitField");

  /** Other calls than those of the rival. */
  private static final long SEED = 2;

  private static final int PERCENT = 100;

  private final Duration time;
  private long held;
  private long denials;
  private long tried;

  /** Explores and calls each class for longer if there is more effort to be made. */
  public RealSoundness(Effort effort) {
    this.time = effort == Effort.QUICK ? QUICK : FULL;
  }

  /** Hands over a row for each class, and says how many inputs were tried. */
  public long run(Options options, Results results) {
    for (RealSubject subject : RealSubject.all(options.subjects())) {
      boolean isAll = options.effort() != Effort.QUICK || !options.only().isEmpty();
      if (options.selects(subject.name()) && (isAll || SAMPLE.contains(subject.name()))) {
        examine(subject, results);
      }
    }
    results.note(
        "of "
            + denials
            + " verdicts of infeasible on real classes "
            + held
            + " are on explicit branches and could be held against random calls");
    return tried;
  }

  private void examine(RealSubject subject, Results results) {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      examine(subject, folder.path(), results);
    } catch (RuntimeException | StackOverflowError e) {
      // One bug must not hide what follows.
      results.failure(subject.name() + ": " + e);
    }
  }

  private void examine(RealSubject subject, Path folder, Results results) {
    WaymarkRun waymark = WaymarkRun.of(subject.classPath(), subject.extent(), time);
    TestsRun.Suite suite = waymark.suite(folder.resolve("tests"), subject.classPath());
    List<String> problems = new ArrayList<>(suite.compile(waymark.sources()));
    problems.addAll(waymark.problems());
    TestsRun.Own tests = TestsRun.withWitness(suite, subject.extent(), folder.resolve("told"));
    WitnessedCalls calls =
        WitnessedCalls.of(
            subject.calls(folder.resolve("calls"), SEED, time),
            WaymarkRun.BOUNDS.longestArray(),
            WaymarkRun.BOUNDS.longestText());
    WitnessedCalls checked =
        WitnessedCalls.withChecks(subject.calls(folder.resolve("checked"), SEED + 1, time));
    Contradictions claims = new Contradictions(waymark.verdicts());
    List<String> contradictions = contradictions(claims, tests, calls.and(checked));
    denials += claims.denials();
    held += claims.held(explicit(subject));
    long inputs = calls.calls() + checked.calls() + tests.run().tests();
    tried += inputs;
    row(subject, waymark, claims, inputs, contradictions, results);
    problems.addAll(contradictions);
    problems.forEach(each -> results.failure(subject.name() + ": " + each));
  }

  private static Set<Branch> explicit(RealSubject subject) {
    Set<Branch> explicit = new HashSet<>();
    OwnCoverage.points(new Program(subject.classes()), subject.extent())
        .forEach(point -> explicit.addAll(point.branches()));
    return explicit;
  }

  /** What tests and calls say against {@code claims}. */
  static List<String> contradictions(
      Contradictions claims, TestsRun.Own tests, WitnessedCalls calls) {
    Map<String, String> anywhere = new HashMap<>();
    Map<String, String> within = new HashMap<>();
    for (Sighting each : calls.sightings()) {
      (each.place() == Sighting.Place.ANYWHERE ? anywhere : within)
          .putIfAbsent(each.branch(), each.by());
    }
    List<String> found = new ArrayList<>(claims.byTests(tests::isCovered));
    found.addAll(claims.anywhere(branch -> anywhere.get(BranchKey.of(branch))));
    found.addAll(claims.withinBounds(branch -> within.get(BranchKey.of(branch))));
    return found;
  }

  private static void row(
      RealSubject subject,
      WaymarkRun waymark,
      Contradictions claims,
      long inputs,
      List<String> contradictions,
      Results results) {
    long open = waymark.count(Verdict.Open.class);
    results.row(
        "real: " + subject.name(),
        1,
        waymark.verdicts().size(),
        waymark.count(Verdict.Covered.class),
        claims.denials(),
        (double) (PERCENT * open) / Math.max(1, waymark.verdicts().size()),
        Before.open("real: " + subject.name()),
        Withdrawn.count(waymark.verdicts().values()),
        inputs,
        contradictions.size(),
        waymark.divergences());
  }
}
