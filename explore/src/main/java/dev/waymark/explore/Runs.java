package dev.waymark.explore;

import dev.waymark.instrument.jdk.Models;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
  private final Supplier<Terms> terms;
  private long deadline;

  /**
   * Runs inputs at a bench.
   *
   * @param ledger learns what was lost
   * @param terms what conditions are made of now
   */
  Runs(
      Entry entry,
      Settings settings,
      Workbench bench,
      Ledger ledger,
      LabelSearch labels,
      BranchCoverage coverage,
      Supplier<Terms> terms) {
    this.entry = entry;
    this.settings = settings;
    this.target = bench.target();
    this.sites = bench.sites();
    this.clock = bench.clock();
    this.ledger = ledger;
    this.labels = labels;
    this.coverage = coverage;
    this.terms = terms;
  }

  /** Time is up at {@code end}. */
  void begin(long end) {
    deadline = end;
  }

  private boolean isTimeUp() {
    return clock.getAsLong() >= deadline;
  }

  /**
   * Runs an input; null if it is to blame that the target JVM dies. It is if it takes too long, if
   * it kills a fresh one too, or if time is up. A JVM that was killed from outside says little
   * about the input.
   */
  @Nullable Execution of(Input input) {
    int kills = 0;
    while (true) {
      try {
        return labels.seen(target.run(entry, input, terms.get()), terms.get());
      } catch (TargetException e) {
        boolean isKilled = e.reason() == TargetException.Cause.KILLED && kills++ < MOST_KILLS;
        boolean isSlow = e.reason() == TargetException.Cause.TIMED_OUT;
        boolean isInnocent = isKilled || (!isSlow && !target.isFresh());
        if (!isInnocent || isTimeUp()) {
          ledger.lost(input, e);
          return null;
        }
      }
    }
  }

  /** A run of the same path with numbers that people can read, if this is to be a test. */
  Execution plain(Execution execution) {
    if (settings.criterion() == Criterion.ALL_PATHS || !ledger.isNews(execution)) {
      return execution;
    }
    List<Term> conditions = new ArrayList<>(labels.held(execution, terms.get()));
    execution.path().forEach(step -> conditions.add(step.condition()));
    Input simple = PlainNumbers.of(execution.input(), conditions);
    Execution again = simple.equals(execution.input()) ? null : of(simple);
    return again != null && again.isLike(execution) ? again : execution;
  }

  /** A run with plainer strings that does all that is new in {@code execution}; or null. */
  @Nullable Execution plainer(Execution execution) {
    BitSet fresh = coverage.fresh(execution);
    if (fresh.isEmpty() || !execution.isAdmitted()) {
      return null;
    }
    Likeness likeness = new Likeness(execution, fresh);
    PlainTexts.of(execution.input(), likeness);
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
      Execution second = target.run(entry, execution.input(), terms.get());
      BitSet branches = own(second);
      boolean isSame =
          branches.equals(own(execution))
              || branches.equals(own(target.run(entry, execution.input(), terms.get())));
      ledger.repeated(new Repetition(execution, second, isSame));
    } catch (TargetException e) {
      ledger.lost(execution.input(), e);
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
