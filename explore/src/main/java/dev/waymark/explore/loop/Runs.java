package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.coverage.Rerun;
import dev.waymark.explore.input.PlainNumbers;
import dev.waymark.explore.input.PlainShapes;
import dev.waymark.explore.input.PlainTexts;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.label.LabelSearch;
import dev.waymark.explore.purpose.Perspective;
import dev.waymark.instrument.jdk.Models;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Runs inputs of an entry, and others that do the same and are easier to read. */
final class Runs {
  private static final int MOST_KILLS = 5;

  private final Entry entry;
  private final Settings settings;
  private final TargetJvm target;
  private final SiteTable sites;
  private final LongSupplier clock;
  private final Ledger ledger;
  private final LabelSearch labels;
  private final BranchCoverage coverage;
  private final Perspective view;
  private final Epochs epochs;
  private long deadline;

  /**
   * Runs inputs at a bench.
   *
   * @param ledger learns what was lost
   * @param view how runs are looked at
   * @param epochs says what conditions are made of now
   */
  Runs(
      Job job,
      Workbench bench,
      Ledger ledger,
      LabelSearch labels,
      BranchCoverage coverage,
      Perspective view,
      Epochs epochs) {
    this.entry = job.entry();
    this.settings = job.settings();
    this.target = bench.target();
    this.sites = bench.sites();
    this.clock = bench.clock();
    this.ledger = ledger;
    this.labels = labels;
    this.coverage = coverage;
    this.view = view;
    this.epochs = epochs;
  }

  /** Time is up at {@code end}. */
  void begin(long end) {
    deadline = end;
  }

  boolean isTimeUp() {
    return clock.getAsLong() >= deadline;
  }

  /**
   * Runs an input; null if it is to blame that the target JVM dies, or if time is up first. It is
   * to blame if it takes too long, or if it kills a fresh JVM too. A JVM that was killed from
   * outside says little about the input.
   */
  @Nullable Execution of(Input input) {
    int kills = 0;
    while (true) {
      try {
        return view.see(target.run(entry, input, epochs.terms()));
      } catch (TargetException e) {
        boolean isKilled = e.reason() == TargetException.Cause.KILLED && kills++ < MOST_KILLS;
        boolean isSlow = e.reason() == TargetException.Cause.TIMED_OUT;
        boolean isInnocent = isKilled || (!isSlow && !target.isFresh());
        boolean isCut = e.reason() == TargetException.Cause.CUT_SHORT;
        if (isCut || (isInnocent && isTimeUp())) {
          ledger.cutShort();
          return null;
        }
        if (!isInnocent) {
          ledger.lost(input, e);
          return null;
        }
      }
    }
  }

  /** A run of the same path with numbers that people can read, if this is to be a test. */
  Execution plain(Execution execution) {
    if (settings.keepsAllRuns() || !ledger.isNews(execution)) {
      return execution;
    }
    List<Term> conditions = new ArrayList<>(labels.held(execution, epochs.terms()));
    execution.path().forEach(step -> conditions.add(step.condition()));
    Input simple = PlainNumbers.of(execution.input(), conditions);
    Execution again = simple.equals(execution.input()) ? null : of(simple);
    return again != null && again.isLike(execution) ? again : execution;
  }

  /**
   * A run with plainer objects and strings that does all that is new in {@code execution}; or null.
   */
  @Nullable Execution plainer(Execution execution) {
    BitSet fresh = coverage.fresh(execution);
    if (fresh.isEmpty() || !execution.isAdmitted()) {
      return null;
    }
    Likeness likeness = new Likeness(execution, fresh);
    PlainTexts.of(PlainShapes.of(execution.input(), likeness), likeness);
    return likeness.last;
  }

  /** Whether an input does all that is new in a run, until one fails or time is up. */
  private final class Likeness implements Predicate<Input> {
    private final Execution model;
    private final BitSet fresh;
    private boolean hasFailed;

    /** The last run that was alike. */
    @Nullable Execution last;

    Likeness(Execution model, BitSet fresh) {
      this.model = model;
      this.fresh = fresh;
    }

    @Override
    public boolean test(Input input) {
      Execution run = hasFailed || isTimeUp() ? null : of(input);
      hasFailed |= run == null;
      boolean isAlike =
          run != null
              && run.isAdmitted()
              && run.outcome().sort() == model.outcome().sort()
              && fresh.stream().allMatch(run.covered()::get);
      last = isAlike ? run : last;
      return isAlike;
    }
  }

  /**
   * Runs what was run again, to see whether the same happens. Classes may be initialized in one run
   * alone, so that a third one may tell more.
   */
  void repeat(Execution execution) {
    try {
      Execution second = view.see(target.run(entry, execution.input(), epochs.terms()));
      BitSet branches = own(second);
      boolean isSame =
          branches.equals(own(execution))
              || branches.equals(own(target.run(entry, execution.input(), epochs.terms())));
      ledger.repeated(new Rerun(execution, second, isSame));
    } catch (TargetException e) {
      if (e.reason() == TargetException.Cause.CUT_SHORT) {
        ledger.cutShort();
      } else {
        ledger.lost(execution.input(), e);
      }
    }
  }

  /** What was covered of code under test; initializers run models, too. */
  private BitSet own(Execution execution) {
    BitSet own = new BitSet();
    execution.covered().stream()
        .filter(outcome -> !Models.includes(sites.site(outcome).method().owner().name()))
        .forEach(own::set);
    return own;
  }
}
