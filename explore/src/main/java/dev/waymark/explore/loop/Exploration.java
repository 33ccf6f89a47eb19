package dev.waymark.explore.loop;

import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.family.Gain;
import dev.waymark.explore.input.FirstInputs;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.explore.purpose.Purpose;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.verdict.Conclusion;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.explore.verdict.Verdicts;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Terms;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The loop: takes what a strategy proposes, asks vetoes and solvers for an input, runs it, and has
 * all that observe learn from the run or the refutation. One loop serves all criteria; in what they
 * differ, a {@link Purpose} says.
 *
 * <p>It goes by epochs. After each, what is known is written to the journal, and then terms, solver
 * and what waits are made anew from what was written: so memory stays flat, and an exploration that
 * was interrupted goes on exactly as it would have.
 */
public final class Exploration {
  private static final int COST_OF_CHECKS = 4;
  private static final int LONGEST_EPOCH = 8_192;

  /** All paths take long anyway; where branches are enough, others soon have their turn. */
  private static final int FIRST_EPOCH_OF_PATHS = 2_048;

  private static final int FIRST_EPOCH_OF_BRANCHES = 256;

  /** The share of the time that it may take to write down what was not tried, afterwards. */
  private static final int CLOSING = 20;

  /** The share of the time left that confirming the refutations of an epoch may take. */
  private static final int CONFIRMING = 8;

  private final Parts parts;
  private final Settings settings;
  private final Tryout tryout;
  private final Chronicle chronicle;
  private final StopRule rule;
  private final LongSupplier clock;
  private final Workbench bench;
  private final HeapWatch heap;

  /** How many turns ended before an epoch did. */
  private int pauses;

  private long deadline;

  /** An exploration of one entry for what the settings of {@code job} say. */
  public Exploration(Job job, Workbench bench, Extensions extensions, Journal journal) {
    this(
        job,
        bench,
        Objectives.of(
            List.of(job.entry().method()), job.settings().labels(), bench.target().labels()),
        extensions,
        journal);
  }

  /** An exploration for some objectives, if the settings do not choose abstract paths. */
  public Exploration(
      Job job, Workbench bench, Objectives objectives, Extensions extensions, Journal journal) {
    this(job, bench, Purposes.of(job, bench, objectives), extensions, journal);
  }

  /** An exploration for a purpose, some of whose objectives others may have, too. */
  Exploration(Job job, Workbench bench, Purpose purpose, Extensions extensions, Journal journal) {
    this.parts = Parts.of(job, bench, purpose, extensions, journal);
    this.settings = job.settings();
    this.heap = new HeapWatch(settings.budget().memory().heapBytes());
    this.tryout = new Tryout(parts);
    this.chronicle = new Chronicle(parts, tryout);
    this.rule = new StopRule(parts);
    this.clock = bench.clock();
    this.bench = bench;
    if (!parts.labels().asks()) {
      parts.ledger().doubt(Doubt.Kind.UNTRIED, "labels are not asked for");
    }
  }

  /** Lets the exploration end soon; for other threads. */
  public void interrupt() {
    rule.interrupt();
  }

  /** Explores inputs within the bounds, or goes on where the journal ends. */
  public Findings explore() {
    return exploreFrom(terms -> firstInputs(parts.epochs().shapes()));
  }

  /** Explores inputs of the given shapes, in order, or goes on where the journal ends. */
  public Findings explore(Function<Terms, List<List<Shape>>> shapes) {
    return exploreFrom(terms -> firstInputs(shapes.apply(terms)));
  }

  /** Explores inputs of the shapes that the given first ones have, as above. */
  public Findings exploreFrom(Function<Terms, List<Input>> firstInputs) {
    begin(clock.getAsLong() + settings.budget().time().toNanos(), firstInputs);
    try {
      StopReason stop = advance(deadline);
      while (stop == null) {
        stop = advance(deadline);
      }
      return findings(conclude(stop));
    } finally {
      bench.untilForever();
      parts.ruledOut().forget();
      close();
    }
  }

  private List<Input> firstInputs(List<List<Shape>> shapes) {
    FirstInputs first = new FirstInputs(settings.seed());
    return shapes.stream().map(first::of).toList();
  }

  /** What there is to say of the objectives, if this entry is all that is explored. */
  Findings findings(Conclusion conclusion) {
    Verdicts verdicts = new Verdicts(List.of(conclusion));
    return conclusion.findings(
        verdicts.of(parts.purpose().standings(conclusion.doubts())), parts.purpose().tree());
  }

  /** Gets ready to explore inputs within the bounds until {@code end}. */
  void begin(long end) {
    begin(end, terms -> firstInputs(parts.epochs().shapes()));
  }

  private void begin(long end, Function<Terms, List<Input>> firstInputs) {
    deadline = end;
    rule.begin(end);
    parts.runs().begin(end);
    parts.ruledOut().until(end);
    bench.until(end);
    parts.course().begin(clock.getAsLong());
    if (!chronicle.resume()) {
      int lane = 0;
      for (Input input : firstInputs.apply(parts.epochs().terms())) {
        parts.search().add(input);
        parts.waitlist().append(PartialPath.first(input, lane++));
      }
    }
  }

  /**
   * How many turns it has had. Once it goes on for nothing but checks of the machine that may fail,
   * they count more, for others have branches to find.
   */
  int turns() {
    int turns = chronicle.epochs() + pauses;
    return parts.purpose().goals().areExplicit() ? turns : turns * COST_OF_CHECKS;
  }

  /**
   * Explores until {@code pause}, but no longer than one epoch, with target JVM and solver for
   * itself. In between, others may use them.
   *
   * @return why there is nothing more to do; null if there is
   */
  @Nullable StopReason advance(long pause) {
    StopReason stop = rule.reason();
    boolean isFull = false;
    while (stop == null && !isFull && tryout.work() < length() && clock.getAsLong() < pause) {
      noteExhaustion();
      tryout.attempt(parts.waitlist().next(parts.epochs()), Math.min(pause, deadline));
      stop = rule.reason();
      isFull = heap.isScarce();
    }
    parts.labels().settle();
    if (stop == null) {
      rest(isFull ? 0 : length());
    } else if (stop == StopReason.EXHAUSTED) {
      parts.solving().confirm(deadline);
    } else if (stop != StopReason.COVERED) {
      long end = deadline + settings.budget().time().dividedBy(CLOSING).toNanos();
      parts.purpose().left(parts.waitlist().waiting(), () -> clock.getAsLong() >= end);
    }
    return stop;
  }

  /** If only longer inputs are left than the bounds say, all is known that there is to prove. */
  private void noteExhaustion() {
    if (parts.waitlist().isUsedUp() && !parts.ledger().isExhausted()) {
      parts.solving().confirm(deadline);
      parts.ledger().exhausted();
    }
  }

  /** An epoch is over, or others are to have their turn. */
  private void rest(int length) {
    if (tryout.work() >= length) {
      long now = clock.getAsLong();
      parts.solving().confirm(now + (deadline - now) / CONFIRMING);
      chronicle.renew();
    } else {
      pauses++;
      parts.solving().forget(); // others have other terms
    }
  }

  private int length() {
    int first = settings.isOfBranches() ? FIRST_EPOCH_OF_BRANCHES : FIRST_EPOCH_OF_PATHS;
    long length = (long) first << Math.min(chronicle.epochs(), Integer.SIZE);
    return (int) Math.min(length, LONGEST_EPOCH);
  }

  /** Whether others may find where to go on from, though nothing is left to do. */
  boolean mayGoOn() {
    return parts.waitlist().mayGoOn();
  }

  /** Whether there is something to do again, after there was nothing. */
  boolean goesOn() {
    return rule.reason() == null;
  }

  /** Gives memory back that others may need: an epoch ends here. */
  void lighten() {
    chronicle.renew();
  }

  /** What there is to say after {@link #advance} gave {@code stop}. */
  Conclusion conclude(StopReason stop) {
    return parts.ledger().conclusion(stop, parts.course().course());
  }

  /** What generalizing refuted paths was good for. */
  public Gain gain() {
    return parts.ruledOut().gain();
  }

  /** Writes the end down too, for others may go on, and leaves the memory to them. */
  void finish() {
    chronicle.finish();
    close();
  }

  /** Tells what is to be told in the end, and gives back what is not of Java. */
  void close() {
    if (parts.frontier().isBegun()) {
      parts.ledger().ended(parts.frontier()::gcfg);
    }
    parts.frontier().close();
  }
}
