package dev.waymark.benchmarks.harm;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.path.tree.PathCriterion;
import java.util.List;
import java.util.Set;

/** Whether targets that misbehave are contained. */
public final class HostileTable implements Table {
  private static final int QUICK_STEP = 8;
  private static final List<PathCriterion> CRITERIA =
      List.of(PathCriterion.ALL_PATHS, PathCriterion.MINIMAL_ALL_PATHS);

  @Override
  public String name() {
    return "hostile";
  }

  @Override
  public String summary() {
    return "targets that misbehave for one input, explored for all paths of the executor and of the walk; outcome: what became of that input,"
        + " findings_kept: whether all else was found too, harm: what was done outside of"
        + " the target JVM. A run may take "
        + HostileRun.RUN_SECONDS
        + " seconds";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("target", 30),
        Column.text("criterion", 17),
        Column.text("outcome", 70),
        Column.text("expected", 32),
        Column.number("seconds"),
        Column.number("budget_seconds"),
        Column.text("findings_kept", 5),
        Column.text("harm", 4));
  }

  @Override
  public void run(Options options, Results results) {
    List<HostileSubject> subjects =
        HostileSubject.all().stream().filter(each -> options.selects(each.name())).toList();
    int step = options.effort() == Effort.QUICK ? QUICK_STEP : 1;
    try (HarmWatch watch = new HarmWatch()) {
      for (int i = 0; i < subjects.size(); i += step) {
        for (PathCriterion criterion : CRITERIA) {
          run(subjects.get(i), criterion, watch, results);
        }
      }
    }
  }

  private static void run(
      HostileSubject subject, PathCriterion criterion, HarmWatch watch, Results results) {
    HostileRun run = HostileRun.of(subject, watch.key(), Set.of(), criterion);
    List<String> harm = watch.harm();
    results.row(
        subject.name(),
        criterion.option(),
        run.outcome(),
        subject.expected(),
        run.seconds(),
        HostileRun.SECONDS,
        run.isKept(),
        harm.isEmpty() ? "none" : String.join(", ", harm));
    check(run.isAsExpected(subject), subject, "ended as " + run.outcome(), results);
    check(run.isKept(), subject, "lost findings", results);
    check(!run.isClaimed(), subject, "made a claim that it cannot know", results);
    check(harm.isEmpty(), subject, "did harm: " + harm, results);
    boolean inTime = run.seconds() <= HostileRun.SECONDS + HostileRun.RUN_SECONDS + 1;
    check(inTime, subject, "took " + run.seconds() + " seconds", results);
  }

  private static void check(boolean holds, HostileSubject subject, String what, Results results) {
    if (!holds) {
      results.failure(subject.name() + " " + what);
    }
  }
}
