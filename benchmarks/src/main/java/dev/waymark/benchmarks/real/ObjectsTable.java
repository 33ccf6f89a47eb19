package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.real.mutants.Mutants;
import dev.waymark.benchmarks.real.mutants.Pit;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** What Waymark covers of classes that need objects, and what mutants of them its tests kill. */
public final class ObjectsTable implements Table {
  private static final Duration QUICK = Duration.ofSeconds(5);
  private static final Duration FULL = Duration.ofSeconds(20);

  private final Consumer<String> progress;

  /** Tells {@code progress} what is being done. */
  public ObjectsTable(Consumer<String> progress) {
    this.progress = progress;
  }

  @Override
  public String name() {
    return "objects";
  }

  @Override
  public String summary() {
    return "branches of everyday classes and of library classes with state, counted by JaCoCo from"
        + " the tests that Waymark writes in "
        + FULL.toSeconds()
        + " seconds per class, and from random calls (random_covered) in the same time; mutants that"
        + " PIT makes, and those that the tests kill";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("class", 24),
        Column.number("branches"),
        Column.number("covered_jacoco"),
        Column.number("infeasible"),
        Column.number("open"),
        Column.number("tests"),
        Column.number("random_covered"),
        Column.number("mutants"),
        Column.number("killed"),
        Column.number("contradictions"),
        Column.number("seconds"),
        Column.text("open_reasons", 60));
  }

  @Override
  public void run(Options options, Results results) {
    Sum everyday = new Sum(95, 80, 85);
    Sum libraries = new Sum(80, 0, 0);
    measure(ObjectSubjects.everyday(), options, results, everyday);
    measure(ObjectSubjects.ofLibraries(options.subjects()), options, results, libraries);
    boolean isWhole = options.effort() != Effort.QUICK && options.only().isEmpty();
    everyday.tell("everyday classes", isWhole, results);
    libraries.tell("library classes", isWhole, results);
  }

  private void measure(List<RealSubject> subjects, Options options, Results results, Sum sum) {
    boolean isQuick = options.effort() == Effort.QUICK;
    for (RealSubject subject : subjects) {
      boolean isSampled = !isQuick || ObjectSubjects.isQuick(subject) || !options.only().isEmpty();
      if (options.selects(subject.name()) && isSampled) {
        measure(subject, isQuick ? QUICK : FULL, options, results, sum);
      }
    }
  }

  private void measure(
      RealSubject subject, Duration time, Options options, Results results, Sum sum) {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Consumer<String> told = what -> progress.accept(subject.name() + ": " + what);
      Measurement.Measured measured = new Measurement(subject, folder.path(), time, told).measure();
      RealRun run = measured.run();
      told.accept("mutants");
      Pit pit = new Pit(options.subjects().folder().resolve("pit"));
      Mutants mutants =
          run.tests() == 0
              ? new Mutants(Map.of())
              : pit.run(measured.suite(), subject.extent(), folder.path().resolve("pit"));
      results.row(
          subject.name(),
          run.jacoco().total(),
          run.jacoco().covered(),
          run.infeasible(),
          run.open() + run.bounded(),
          run.tests(),
          run.random().covered(),
          mutants.size(),
          mutants.kills(),
          run.contradictions().size(),
          run.seconds(),
          RealTable.reasons(run.standing().reasons()));
      sum.add(run, mutants);
      RealTable.tell(run, options.details(), results);
    } catch (RuntimeException | StackOverflowError e) {
      // One bug must not hide what follows.
      results.failure(subject.name() + ": " + e);
    }
  }

  /** What several classes come to, with the shares in percent that they should come to. */
  private static final class Sum {
    private final int goal;
    private final int least;
    private final int kills;
    private int branches;
    private int done;
    private int random;
    private int mutants;
    private int killed;
    private final StringBuilder below = new StringBuilder();

    Sum(int goal, int least, int kills) {
      this.goal = goal;
      this.least = least;
      this.kills = kills;
    }

    void add(RealRun run, Mutants made) {
      int own = run.jacoco().covered() + run.infeasible();
      branches += run.jacoco().total();
      done += own;
      random += run.random().covered();
      mutants += made.size();
      killed += made.kills();
      boolean isBelowRival = least == 0 && run.jacoco().covered() <= run.random().covered();
      if (share(own, run.jacoco().total()) < least || isBelowRival) {
        below.append(below.isEmpty() ? "" : ", ").append(run.subject().name());
      }
    }

    private static double share(int part, int whole) {
      return whole == 0 ? 100 : 100.0 * part / whole;
    }

    void tell(String name, boolean isJudged, Results results) {
      if (branches == 0) {
        return;
      }
      results.note(
          String.format(
              Locale.ROOT,
              "%s: %.1f %% of %,d branches are covered or infeasible (random calls cover %.1f %%);"
                  + " %.1f %% of %,d mutants are killed%s",
              name,
              share(done, branches),
              branches,
              share(random, branches),
              share(killed, mutants),
              mutants,
              below.isEmpty() ? "" : "; below the mark: " + below));
      boolean isShort =
          share(done, branches) < goal || share(killed, mutants) < kills || !below.isEmpty();
      if (isJudged && isShort) {
        results.failure(
            name
                + ": the goal is "
                + goal
                + " % of all branches"
                + (least == 0
                    ? ", and more than random calls cover of each class"
                    : ", " + least + " % of each class, and " + kills + " % of all mutants"));
      }
    }
  }
}
