package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.ProbedBranches;
import dev.waymark.benchmarks.real.random.RandomRun;
import dev.waymark.benchmarks.real.tests.OwnCoverage;
import dev.waymark.benchmarks.real.tests.TestsRun;
import dev.waymark.program.Program;
import dev.waymark.program.branch.BranchPoint;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jacoco.core.data.ExecutionDataStore;

/**
 * Measures one class.
 *
 * @param folder for what is written meanwhile
 * @param time how long Waymark and the rival may take, each
 */
record Measurement(RealSubject subject, Path folder, Duration time, Consumer<String> progress) {
  private static final int REPETITIONS = 3;
  private static final long SEED = 1;

  /** What came out, and the tests that were measured. */
  record Measured(RealRun run, TestsRun.Suite suite) {}

  RealRun run() {
    return measure().run();
  }

  Measured measure() {
    progress.accept("random calls");
    RandomRun random = RandomRun.of(subject.calls(folder.resolve("random"), SEED, time));
    progress.accept("Waymark");
    long start = System.nanoTime();
    WaymarkRun waymark = WaymarkRun.of(subject.classPath(), subject.extent(), time);
    double seconds = (System.nanoTime() - start) / 1e9;
    progress.accept("tests");
    return measured(waymark, random, seconds);
  }

  private Measured measured(WaymarkRun waymark, RandomRun random, double seconds) {
    List<String> problems = new ArrayList<>(waymark.problems());
    TestsRun.Suite suite = waymark.suite(folder.resolve("tests"), subject.classPath());
    suite.compile(waymark.sources()).forEach(remark -> problems.add("compiler: " + remark));
    TestsRun first = first(suite, problems);
    TestsRun.Own ours = TestsRun.withOurs(suite, subject.extent(), folder.resolve("ours"));
    compareOutcomes(first, ours.run(), problems);
    TestsRun.Own told = TestsRun.withWitness(suite, subject.extent(), folder.resolve("told"));
    compareOutcomes(first, told.run(), problems);
    Program program = new Program(subject.classes());
    List<BranchPoint> points = OwnCoverage.points(program, subject.extent());
    ProbedBranches probed = probed(program, TestsRun.probes(folder.resolve("run1")));
    RealRun run =
        new RealRun(
            subject,
            first.branches(),
            new CoverageComparison(first.branches(), probed, ours::isCovered, told::isCovered)
                .differences(subject.name(), points),
            contradictions(waymark, ours, told, probed(program, random.probes())),
            random.branches(),
            Standing.of(points, ours, waymark, first.branches()),
            first.tests(),
            problems,
            seconds);
    return new Measured(run, suite);
  }

  private ProbedBranches probed(Program program, ExecutionDataStore data) {
    return ProbedBranches.of(program, subject.extent(), data);
  }

  /** The first of the runs with JaCoCo, with which the others have to agree. */
  private TestsRun first(TestsRun.Suite suite, List<String> problems) {
    TestsRun first = TestsRun.withJacoco(suite, subject.extent(), folder.resolve("run1"));
    problems.addAll(first.failures());
    for (int i = 2; i <= REPETITIONS; i++) {
      TestsRun next = TestsRun.withJacoco(suite, subject.extent(), folder.resolve("run" + i));
      compareOutcomes(first, next, problems);
      if (!first.branches().equals(next.branches())) {
        problems.add("the tests cover other branches when they are run again");
      }
    }
    return first;
  }

  private static void compareOutcomes(TestsRun first, TestsRun next, List<String> problems) {
    if (first.tests() != next.tests() || !first.failures().equals(next.failures())) {
      problems.add("tests end otherwise when they are run again: " + next.failures());
    }
  }

  private static List<String> contradictions(
      WaymarkRun waymark, TestsRun.Own ours, TestsRun.Own told, ProbedBranches random) {
    Contradictions claims = new Contradictions(waymark.verdicts());
    List<String> found =
        new ArrayList<>(claims.byTests(each -> ours.isCovered(each) || told.isCovered(each)));
    found.addAll(claims.anywhere(each -> random.covered().contains(each) ? "random calls" : null));
    return found;
  }
}
