package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.real.mutants.Mutants;
import dev.waymark.benchmarks.real.mutants.Pit;
import dev.waymark.benchmarks.real.tests.TestsRun;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.LabelMode;
import dev.waymark.program.label.Labelling;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** What mutants the tests kill that Waymark writes for branches, and for weak mutants. */
public final class MutantsTable implements Table {
  private static final Duration QUICK = Duration.ofSeconds(5);
  private static final Duration FULL = Duration.ofSeconds(30);

  /** What {@code --criterion branch,wm} means. */
  private static final LabelChoice MUTANTS =
      new LabelChoice(Labelling.parse("wm"), LabelMode.STAR, LabelChoice.Company.WITH_BRANCHES);

  private final Consumer<String> progress;

  /** Tells {@code progress} what is being done. */
  public MutantsTable(Consumer<String> progress) {
    this.progress = progress;
  }

  @Override
  public String name() {
    return "mutants";
  }

  @Override
  public String summary() {
    return "mutants that PIT makes of real classes, and how many of them a suite kills that Waymark"
        + " writes in "
        + FULL.toSeconds()
        + " seconds for branches, and one for branches and weak mutants (--criterion branch,wm) in"
        + " the same time";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("class", 20),
        Column.number("mutants"),
        Column.number("killed_by_branch_suite"),
        Column.number("killed_by_wm_suite"),
        Column.number("branch_tests"),
        Column.number("wm_tests"),
        Column.number("seconds"));
  }

  @Override
  public void run(Options options, Results results) {
    boolean isQuick = options.effort() == Effort.QUICK;
    Sum sum = new Sum();
    for (RealSubject subject : RealSubject.all(options.subjects())) {
      boolean isSampled = isQuick ? subject.isQuickToMutate() : subject.isToMutate();
      boolean isWanted = options.only().isEmpty() ? isSampled : options.selects(subject.name());
      if (isWanted) {
        measure(subject, isQuick ? QUICK : FULL, options, results, sum);
      }
    }
    results.note(
        "of %d mutants, %d are killed by the branch suites and %d by the WM suites"
            .formatted(sum.mutants, sum.byBranches, sum.byMutants));
    if (!isQuick && options.only().isEmpty() && sum.byMutants <= sum.byBranches) {
      results.failure("the WM suites kill no more mutants than the branch suites");
    }
  }

  /** What all classes come to. */
  private static final class Sum {
    private int mutants;
    private int byBranches;
    private int byMutants;

    void add(Suite branches, Suite mutants) {
      this.mutants += branches.mutants.size();
      this.byBranches += branches.mutants.kills();
      this.byMutants += mutants.mutants.kills();
    }
  }

  /** A suite of so many tests, and what it does to mutants. */
  private record Suite(int tests, Mutants mutants) {}

  private void measure(
      RealSubject subject, Duration time, Options options, Results results, Sum sum) {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      long start = System.nanoTime();
      Pit pit = new Pit(options.subjects().folder().resolve("pit"));
      Bed bed = new Bed(subject, time, pit, folder.path(), results);
      Suite branches = suite(bed, LabelChoice.NONE, "branches");
      Suite mutants = suite(bed, MUTANTS, "mutants");
      results.row(
          subject.name(),
          branches.mutants.size(),
          branches.mutants.kills(),
          mutants.mutants.kills(),
          branches.tests,
          mutants.tests,
          (System.nanoTime() - start) / 1e9);
      sum.add(branches, mutants);
      if (options.showsDifferences()) {
        tell(branches.mutants, mutants.mutants, results);
      }
    } catch (RuntimeException | StackOverflowError e) {
      // One bug must not hide what follows.
      results.failure(subject.name() + ": " + e);
    }
  }

  private static void tell(Mutants branches, Mutants mutants, Results results) {
    branches.notIn(mutants).forEach(each -> results.note("only by the branch suite: " + each));
    mutants.notIn(branches).forEach(each -> results.note("only by the WM suite: " + each));
  }

  /** Where suites are tried out. */
  private record Bed(RealSubject subject, Duration time, Pit pit, Path folder, Results results) {}

  private Suite suite(Bed bed, LabelChoice labels, String name) {
    RealSubject subject = bed.subject;
    progress.accept(subject.name() + ": tests for " + name);
    WaymarkRun run = WaymarkRun.of(subject.classPath(), subject.extent(), bed.time, labels);
    run.problems().forEach(each -> bed.results.failure(subject.name() + ": " + each));
    TestsRun.Suite suite = run.suite(bed.folder.resolve(name), subject.classPath());
    suite
        .compile(run.sources())
        .forEach(each -> bed.results.failure(subject.name() + ": compiler: " + each));
    if (run.tests() == 0) {
      throw new IllegalStateException("there are no tests for " + name);
    }
    progress.accept(subject.name() + ": mutants");
    Mutants mutants = bed.pit.run(suite, subject.extent(), bed.folder.resolve(name + "-pit"));
    return new Suite(run.tests(), mutants);
  }
}
