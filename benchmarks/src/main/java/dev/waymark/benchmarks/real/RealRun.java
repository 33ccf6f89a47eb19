package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.coverage.BranchCounts.Count;
import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.random.RandomRun;
import dev.waymark.benchmarks.real.random.Task;
import dev.waymark.benchmarks.real.tests.OwnCoverage;
import dev.waymark.benchmarks.real.tests.TestsRun;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * One class, measured.
 *
 * @param jacoco what the tests cover as JaCoCo counts
 * @param ours what the same tests cover as we count
 * @param filters lines at which JaCoCo is known to count otherwise, with the reason
 * @param random what the rival covers as JaCoCo counts
 * @param infeasible branches that JaCoCo counts and that are proved infeasible
 * @param bounded likewise, within bounds
 * @param reasons why the others are open, with the number of branches as we count
 * @param problems what should not be
 * @param seconds how long Waymark took
 */
record RealRun(
    RealSubject subject,
    BranchCounts jacoco,
    BranchCounts ours,
    Map<Integer, String> filters,
    BranchCounts random,
    int infeasible,
    int bounded,
    Map<String, Integer> reasons,
    int tests,
    List<String> problems,
    double seconds) {
  private static final int REPETITIONS = 3;
  private static final long SEED = 1;

  /** Where and how long to measure. */
  record Setting(Path folder, Duration time, Consumer<String> progress) {}

  /** Measures {@code subject}. */
  static RealRun of(RealSubject subject, Setting setting) {
    setting.progress.accept("random calls");
    BranchCounts random = random(subject, setting);
    setting.progress.accept("Waymark");
    long start = System.nanoTime();
    WaymarkRun waymark = WaymarkRun.of(subject.classPath(), subject.extent(), setting.time);
    double seconds = (System.nanoTime() - start) / 1e9;
    setting.progress.accept("tests");
    return measured(subject, setting, waymark, random, seconds);
  }

  private static BranchCounts random(RealSubject subject, Setting setting) {
    String classPath =
        subject.classPath().stream()
            .map(path -> path.toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    Task task =
        new Task(
            subject.extent(),
            classPath,
            setting.folder.resolve("random").toString(),
            SEED,
            setting.time.toMillis(),
            Task.CALL_MILLISECONDS);
    return RandomRun.of(task).branches();
  }

  private static RealRun measured(
      RealSubject subject,
      Setting setting,
      WaymarkRun waymark,
      BranchCounts random,
      double seconds) {
    List<String> problems = new ArrayList<>(waymark.problems());
    Map<String, String> sources = waymark.sources();
    List<String> names = sources.keySet().stream().map(name -> name.replace('/', '.')).toList();
    TestsRun.Suite suite =
        new TestsRun.Suite(names, setting.folder.resolve("tests"), subject.classPath());
    suite.compile(sources).forEach(remark -> problems.add("compiler: " + remark));
    Extent extent = subject.extent();
    TestsRun first = TestsRun.withJacoco(suite, extent, setting.folder.resolve("run1"));
    problems.addAll(first.failures());
    for (int i = 2; i <= REPETITIONS; i++) {
      TestsRun next = TestsRun.withJacoco(suite, extent, setting.folder.resolve("run" + i));
      compare(first, next, problems);
    }
    TestsRun.Own own = TestsRun.withOurs(suite, extent, setting.folder.resolve("ours"));
    compareOutcomes(first, own.run(), problems);
    List<BranchPoint> points = points(subject);
    Standing standing = Standing.of(points, own, waymark, first.branches());
    return new RealRun(
        subject,
        first.branches(),
        own.run().branches(),
        JacocoFilters.of(points),
        random,
        standing.infeasible(),
        standing.bounded(),
        standing.reasons(),
        first.tests(),
        problems,
        seconds);
  }

  private static List<BranchPoint> points(RealSubject subject) {
    return OwnCoverage.points(new Program(subject.classes()), subject.extent());
  }

  private static void compare(TestsRun first, TestsRun next, List<String> problems) {
    compareOutcomes(first, next, problems);
    if (!first.branches().equals(next.branches())) {
      problems.add("the tests cover other branches when they are run again");
    }
  }

  private static void compareOutcomes(TestsRun first, TestsRun next, List<String> problems) {
    if (first.tests() != next.tests() || !first.failures().equals(next.failures())) {
      problems.add("tests end otherwise when they are run again: " + next.failures());
    }
  }

  int open() {
    return jacoco.total() - jacoco.covered() - infeasible - bounded;
  }

  /**
   * How many branches that random calls leave are covered by the tests; at least, for JaCoCo tells
   * numbers per line only.
   */
  int gained() {
    return jacoco.lines().entrySet().stream()
        .mapToInt(line -> line.getValue().covered() - random.at(line.getKey()).covered())
        .filter(gain -> gain > 0)
        .sum();
  }

  /**
   * A line whose branches JaCoCo counts otherwise than we do.
   *
   * @param filter why; empty if that is not known
   */
  record Difference(String place, Count jacoco, Count ours, String filter) {
    boolean isExplained() {
      return !filter.isEmpty();
    }

    @Override
    public String toString() {
      String why = isExplained() ? filter : "nobody knows why";
      return place + " JaCoCo " + jacoco + ", we " + ours + ": " + why;
    }
  }

  /** Lines that JaCoCo counts otherwise, in their order. */
  List<Difference> differences() {
    Map<Integer, Count> lines = new TreeMap<>(jacoco.lines());
    lines.putAll(ours.lines());
    return lines.keySet().stream()
        .filter(line -> !jacoco.at(line).equals(ours.at(line)))
        .map(this::difference)
        .toList();
  }

  private Difference difference(int line) {
    return new Difference(
        subject.name() + ":" + line,
        jacoco.at(line),
        ours.at(line),
        filters.getOrDefault(line, ""));
  }

  /** What is known of the branches that the tests do not take. */
  private record Standing(int infeasible, int bounded, Map<String, Integer> reasons) {
    static Standing of(
        List<BranchPoint> points, TestsRun.Own own, WaymarkRun waymark, BranchCounts jacoco) {
      Map<Integer, List<Judgement>> lines = new TreeMap<>();
      for (BranchPoint point : points) {
        for (Branch branch : point.branches()) {
          if (!own.isCovered(branch)) {
            lines
                .computeIfAbsent(point.line(), line -> new ArrayList<>())
                .add(waymark.judgement(branch));
          }
        }
      }
      return of(lines, jacoco);
    }

    /** JaCoCo does not count all branches; of a line no more are infeasible than it misses. */
    private static Standing of(Map<Integer, List<Judgement>> lines, BranchCounts jacoco) {
      int infeasible = 0;
      int bounded = 0;
      Map<String, Integer> reasons = new TreeMap<>();
      for (Map.Entry<Integer, List<Judgement>> line : lines.entrySet()) {
        Count count = jacoco.at(line.getKey());
        int missed = count.total() - count.covered();
        int proved = Math.min(missed, count(line.getValue(), Judgement.Kind.INFEASIBLE));
        infeasible += proved;
        bounded += Math.min(missed - proved, count(line.getValue(), Judgement.Kind.BOUNDED));
        line.getValue().stream()
            .filter(each -> each.kind() == Judgement.Kind.OPEN)
            .forEach(each -> reasons.merge(each.reason(), 1, Integer::sum));
      }
      return new Standing(infeasible, bounded, reasons);
    }

    private static int count(List<Judgement> judgements, Judgement.Kind kind) {
      return (int) judgements.stream().filter(each -> each.kind() == kind).count();
    }
  }
}
