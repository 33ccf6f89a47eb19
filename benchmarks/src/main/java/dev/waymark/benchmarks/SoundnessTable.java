package dev.waymark.benchmarks;

import dev.waymark.benchmarks.real.RealSoundness;
import dev.waymark.benchmarks.soundness.Soundness;
import dev.waymark.benchmarks.soundness.Tally;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Whether what is proved infeasible ever happens. */
final class SoundnessTable implements Table {
  private static final Soundness QUICK = new Soundness(24, 8, 8, 100_000);
  private static final Soundness FULL = new Soundness(1, 300, 5, 2_000_000);

  private static final long ENOUGH = 1_000_000_000;

  @Override
  public String name() {
    return "soundness";
  }

  @Override
  public String summary() {
    return "verdicts against inputs that really run; a contradiction is a branch that was called"
        + " infeasible and is taken, a divergence a run on another path than solved for; open is"
        + " the share of objectives without a verdict, in percent; withdrawn are those that are open"
        + " only because not all states are tried";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("source", 26),
        Column.number("programs"),
        Column.number("objectives"),
        Column.number("covered"),
        Column.number("verdicts_infeasible"),
        Column.number("open"),
        Column.number("open_before"),
        Column.number("withdrawn"),
        Column.number("inputs_tried"),
        Column.number("contradictions"),
        Column.number("divergences"));
  }

  @Override
  public void run(Options options, Results results) {
    Soundness soundness = options.effort() == Effort.QUICK ? QUICK : FULL;
    Map<String, Long> inputs = new TreeMap<>();
    if (options.only().isEmpty()) {
      soundness.run(
          tally -> {
            tell(tally, results);
            // All ways to explore are held against the same inputs.
            inputs.merge(tally.source().split(":", -1)[0], tally.inputs(), Math::max);
            if (options.effort() == Effort.FULL && tally.isMoreOpen()) {
              results.failure(tally.source() + ": more is open than before");
            }
          });
    }
    inputs.put("real", new RealSoundness(options.effort()).run(options, results));
    if (options.only().isEmpty()) {
      tell(inputs.values().stream().mapToLong(each -> each).sum(), options.effort(), results);
    }
    if (!Soundness.hasOtherJdk()) {
      results.note("no second JDK was found: verdicts are of this one (set JAVA25_HOME)");
    }
  }

  private static void tell(long inputs, Effort effort, Results results) {
    results.note(String.format(Locale.ROOT, "%,d inputs were tried, each counted once", inputs));
    if (effort == Effort.FULL && inputs < ENOUGH) {
      results.failure("too few inputs were tried");
    }
  }

  private static void tell(Tally tally, Results results) {
    results.row(tally.row());
    results.note(tally.mainReasons());
    tally.problems().forEach(results::failure);
  }
}
