package dev.waymark.explore;

import static java.util.Comparator.comparingInt;

import dev.waymark.explore.search.Pending;
import dev.waymark.explore.search.Prefix;
import dev.waymark.explore.search.Strategy;
import dev.waymark.explore.search.Surroundings;
import dev.waymark.explore.search.Territory;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Effort;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.Unsat;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Scouting;
import dev.waymark.target.Shape;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.host.Incoming;
import dev.waymark.target.host.Outcome;
import dev.waymark.target.host.Outgoing;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The loop: a strategy says which branch of which path is flipped next. For each shape of the input
 * the tree of its paths is explored for itself.
 *
 * <p>It goes by epochs. After each, what is known is written to the journal, and then terms, solver
 * and frontier are made anew from what was written: so memory stays flat, and an exploration that
 * was interrupted goes on exactly as it would have.
 */
public final class Exploration {
  /** The lane of the first input that was searched for. */
  private static final int FIRST_SEARCHED = 1 << 20;

  private static final int LONGEST_EPOCH = 8_192;

  /** All paths take long anyway; where branches are enough, others soon have their turn. */
  private static final int FIRST_EPOCH_OF_PATHS = 2_048;

  private static final int FIRST_EPOCH_OF_BRANCHES = 256;

  /** The share of the time left that confirming the refutations of an epoch may take. */
  private static final int CONFIRMING = 8;

  /** What fits into memory. */
  static final int MOST_WAITING = 1 << 21;

  private final Entry entry;
  private final Settings settings;
  private final TargetJvm target;
  private final SolverStack solver;
  private final LongSupplier clock;
  private final Journal journal;
  private final Flips flips;
  private final BranchCoverage coverage;
  private final Ledger ledger;

  /** Whether the same input may run differently the next time. */
  private final boolean mayVary;

  private volatile boolean isInterrupted;
  private final Surroundings surroundings;
  private final Course.Recorder course = new Course.Recorder();
  private Strategy frontier;
  private final Postponed postponed;
  private final LocalSearch search;
  private final Guesses guesses;
  private final LabelSearch labels;
  private final LabelAsker asker;
  private Terms terms = Simplifier.newTerms();

  /** For these terms. */
  private @Nullable ShapeFinder shapes;

  private final Set<Set<Term>> refutations = new LinkedHashSet<>();
  private final Runs runs;
  private final Reruns reruns = new Reruns();
  private int epochs;

  /** How many turns ended before an epoch did. */
  private int pauses;

  private int work;
  private long deadline;

  /** An exploration of the branches, or paths, of one entry. */
  public Exploration(
      Job job,
      TargetJvm target,
      SolverStack solver,
      SiteTable sites,
      LongSupplier nanoClock,
      List<Observer> observers,
      Journal journal) {
    this(
        job,
        target,
        solver,
        sites,
        nanoClock,
        Objectives.of(List.of(job.entry().method()), job.settings().labels(), target.labels()),
        observers,
        journal);
  }

  /** An exploration for some objectives. */
  public Exploration(
      Job job,
      TargetJvm target,
      SolverStack solver,
      SiteTable sites,
      LongSupplier nanoClock,
      Objectives objectives,
      List<Observer> observers,
      Journal journal) {
    this(
        job,
        new Workbench(target, solver, sites, nanoClock),
        new BranchCoverage(objectives, sites, target.labels()),
        method -> true,
        observers,
        journal);
  }

  /**
   * An exploration with objectives that others have, too.
   *
   * @param coverage what is covered, by others too
   * @param isGoal the methods whose objectives to go on for
   */
  Exploration(
      Job job,
      Workbench bench,
      BranchCoverage coverage,
      Predicate<MethodModel> isGoal,
      List<Observer> observers,
      Journal journal) {
    this.entry = job.entry();
    this.settings = job.settings();
    this.target = bench.target();
    this.solver = bench.solver();
    this.clock = bench.clock();
    this.journal = journal;
    this.coverage = coverage;
    this.ledger = new Ledger(job, coverage, Goals.in(isGoal, coverage), observers, journal);
    this.mayVary = !job.doubts().isEmpty();
    this.flips = new Flips(bench.sites(), settings.bounds(), ledger);
    Territory territory = new Territory(entry.method(), job.calls());
    this.surroundings = new Surroundings(coverage, territory, settings.seed());
    this.frontier = settings.strategy().make(surroundings);
    this.postponed = new Postponed(coverage);
    this.search = new LocalSearch(job.constants(), bench.words(), settings.seed());
    this.guesses = new Guesses(job.constants());
    this.labels = new LabelSearch(target, settings.labels().mode(), coverage);
    this.runs = new Runs(entry, settings, bench, ledger, labels, coverage, () -> terms);
    this.asker = new LabelAsker(labels, coverage, ledger, new Steps());
    if (!labels.asks()) {
      ledger.doubt("labels are not asked for");
    }
  }

  /** Lets the exploration end soon; for other threads. */
  public void interrupt() {
    isInterrupted = true;
  }

  /** Explores inputs within the bounds, or goes on where the journal ends. */
  public Findings explore() {
    return explore(this::shapes);
  }

  private List<List<Shape>> shapes(Terms made) {
    return shapes().find(entry);
  }

  private ShapeFinder shapes() {
    ShapeFinder known = shapes;
    if (known == null) {
      known = new ShapeFinder(terms, settings.bounds());
      shapes = known;
    }
    return known;
  }

  /** Explores inputs of the given shapes, in order, or goes on where the journal ends. */
  public Findings explore(Function<Terms, List<List<Shape>>> shapes) {
    begin(clock.getAsLong() + settings.budget().time().toNanos(), shapes);
    StopReason stop = advance(deadline);
    while (stop == null) {
      stop = advance(deadline);
    }
    Conclusion conclusion = ledger.conclusion(stop, course.course());
    Verdicts verdicts = new Verdicts(coverage);
    Map<Branch, Verdict> found = new LinkedHashMap<>();
    WaysIn.Ways own = WaysIn.Ways.of(entry.method());
    for (Branch branch : coverage.objectives().keySet()) {
      found.put(branch, verdicts.of(branch, own, List.of(conclusion)));
    }
    return conclusion.findings(found);
  }

  /** Gets ready to explore inputs within the bounds until {@code end}. */
  void begin(long end) {
    begin(end, this::shapes);
  }

  private void begin(long end, Function<Terms, List<List<Shape>>> shapes) {
    deadline = end;
    runs.begin(end);
    course.begin(clock.getAsLong());
    if (!resume()) {
      FirstInputs first = new FirstInputs(settings.seed());
      int lane = 0;
      for (List<Shape> shape : shapes.apply(terms)) {
        Input input = first.of(shape);
        search.add(input);
        frontier.append(Pending.first(input, lane++));
      }
    }
  }

  /** How many turns it has had. */
  int turns() {
    return epochs + pauses;
  }

  /**
   * Explores until {@code pause}, but no longer than one epoch, with target JVM and solver for
   * itself. In between, others may use them.
   *
   * @return why there is nothing more to do; null if there is
   */
  @Nullable StopReason advance(long pause) {
    StopReason stop = reasonToStop();
    while (stop == null && work < length() && clock.getAsLong() < pause) {
      work++;
      if (labels.isWaiting() && (labels.queue().takesTurn() || waiting() == 0)) {
        asker.ask(labels.queue().next());
      } else if (isSearching() && search.takesTurn(waiting())) {
        scout(search.next(random -> shapes().any(entry, random)), pause);
      } else if (postponed.takesTurn(frontier.size())) {
        explore(postponed.next(), Effort.FULL);
      } else {
        explore(choose(), solver.least());
      }
      stop = reasonToStop();
    }
    labels.settle();
    if (stop == StopReason.EXHAUSTED) {
      confirm(deadline);
    } else if (stop == null && work >= length()) {
      renew();
    } else if (stop == null) {
      pauses++;
      solver.forget(); // others have other terms
    }
    return stop;
  }

  /** How many paths are still to be tried. */
  private int waiting() {
    return frontier.size() + postponed.size();
  }

  private Pending choose() {
    long start = clock.getAsLong();
    Pending next = frontier.next();
    course.chose(clock.getAsLong() - start);
    return next;
  }

  private int length() {
    boolean isOfPaths = settings.criterion() == Criterion.ALL_PATHS;
    int first = isOfPaths ? FIRST_EPOCH_OF_PATHS : FIRST_EPOCH_OF_BRANCHES;
    return (int) Math.min((long) first << Math.min(epochs, Integer.SIZE), LONGEST_EPOCH);
  }

  /** What there is to say after {@link #advance} gave {@code stop}. */
  Conclusion conclude(StopReason stop) {
    return ledger.conclusion(stop, course.course());
  }

  /** Writes the end down too, for others may go on, and leaves the memory to them. */
  void finish() {
    write(new Outgoing().begin(Journal.STATE));
    forget();
  }

  /**
   * Has the refutations of this epoch confirmed, if there is something that they could prove. What
   * the second solver has not come to by {@code end} rests on the word of the first.
   */
  private void confirm(long end) {
    if (ledger.mayProve()) {
      long last = clock.getAsLong() + settings.budget().confirming().toNanos();
      try (CoreConfirmation second = new CoreConfirmation()) {
        for (Set<Term> core : refutations) {
          boolean isLate = clock.getAsLong() >= Math.min(end, last);
          ledger.confirmed(
              isLate ? CoreConfirmation.Result.UNDECIDED : second.confirm(ordered(core)));
        }
      }
    }
    refutations.clear();
  }

  private static List<Term> ordered(Set<Term> core) {
    return core.stream().sorted(comparingInt(Term::id)).toList();
  }

  private @Nullable StopReason reasonToStop() {
    if (!ledger.isCallable()) {
      return StopReason.UNCALLABLE;
    }
    if (waiting() == 0 && !labels.isWaiting() && !(isSearching() && search.isWorthwhile())) {
      return StopReason.EXHAUSTED;
    }
    if (settings.criterion() == Criterion.BRANCH && ledger.isAllCovered()) {
      return StopReason.COVERED;
    }
    if (ledger.runs() >= settings.budget().runs()) {
      return StopReason.RUNS;
    }
    if (isInterrupted) {
      return StopReason.INTERRUPTED;
    }
    return clock.getAsLong() >= deadline ? StopReason.TIME : null;
  }

  /** Even where solving finds all there is, a search may find it sooner. */
  private boolean isSearching() {
    return isTrying() && (ledger.mayMiss() || waiting() > 0);
  }

  private boolean isTrying() {
    return settings.criterion() == Criterion.BRANCH && settings.trying() == Trying.ON;
  }

  private boolean resume() {
    Incoming state = journal.lastState();
    if (state == null) {
      return false;
    }
    epochs = state.takeInt();
    ledger.read(state, terms);
    course.read(state, clock.getAsLong());
    readPaths(state);
    return true;
  }

  private void renew() {
    long now = clock.getAsLong();
    confirm(now + (deadline - now) / CONFIRMING);
    epochs++;
    work = 0;
    Outgoing state = new Outgoing().begin(Journal.STATE);
    int paths = write(state);
    forget();
    readPaths(Incoming.of(state, paths));
  }

  private void readPaths(Incoming state) {
    InputCodec codec = new InputCodec(terms);
    Frontier.read(state, codec, frontier);
    postponed.read(state, codec);
    search.read(state, codec);
    labels.read(state, codec);
  }

  /** Writes the state to the journal; says where in it the frontier begins. */
  private int write(Outgoing state) {
    state.putInt(epochs);
    ledger.write(state);
    course.write(state, clock.getAsLong());
    int paths = state.size();
    Frontier.write(frontier, state);
    postponed.write(state);
    search.write(state);
    labels.queue().write(state);
    journal.append(state);
    return paths;
  }

  private void forget() {
    terms = Simplifier.newTerms();
    shapes = null;
    reruns.clear();
    labels.queue().clear();
    asker.runs().clear();
    frontier = settings.strategy().make(surroundings);
    solver.forget();
  }

  private void explore(Pending next, Effort effort) {
    if (next.length() == 0) {
      run(next, next.base());
      return;
    }
    Pending known = next.prefix() == null ? rerun(next) : next;
    Execution done = known == null ? null : asker.runs().take(known);
    if (known != null && done != null) {
      addFlips(known, done, 0);
      asker.add(done, known.length());
    } else if (known != null && known.prefix() != null) {
      Answer answer = answer(known.prefix(), known.base(), effort);
      if (effort == Effort.QUICK && answer instanceof Unknown) {
        postponed.add(known);
        search.gaveUp();
        return;
      }
      Input input = input(answer, known.base());
      if (input != null) {
        run(known, input);
      }
    }
  }

  /** The terms of a path from an earlier epoch; null if they do not come back. */
  private @Nullable Pending rerun(Pending next) {
    Execution again = again(next.base());
    Pending known = again == null ? null : next.on(again.input(), again.path());
    if (known == null) {
      ledger.diverged();
    }
    return known;
  }

  private @Nullable Execution again(Input input) {
    Execution again = reruns.find(input);
    if (again == null) {
      again = runs.of(input);
      if (again != null) {
        reruns.add(again);
      }
    }
    return again;
  }

  private Answer answer(Prefix prefix, Input base, Effort effort) {
    Input guessed = isTrying() ? guesses.find(base, prefix.conditions()) : null;
    if (guessed != null) {
      return new Sat(guessed.numbers());
    }
    search.solved();
    return solver.check(Query.flipped(prefix.conditions(), base.numbers()).with(effort));
  }

  /** What satisfies the query; null if nothing does, or nobody knows. */
  private @Nullable Input input(Answer answer, Input base) {
    if (answer instanceof Sat sat) {
      return base.with(sat.model());
    }
    if (answer instanceof Unsat unsat) {
      ledger.infeasible();
      refutations.add(Set.copyOf(unsat.core()));
    } else {
      ledger.unknown(((Unknown) answer).reason());
      search.gaveUp();
    }
    return null;
  }

  private void run(Pending next, Input input) {
    work++;
    Execution execution = runs.of(input);
    if (execution == null) {
      return;
    }
    boolean asPlanned =
        next.prefix() == null || next.prefix().isBeginningOf(execution.path(), next.length());
    int before = coverage.count();
    Execution shown = learn(execution, asPlanned);
    if (asPlanned) {
      addFlips(next, shown, coverage.count() - before);
      asker.add(shown, next.length());
    }
  }

  /** Notes what a run did, and gives the one that stands for it. */
  private Execution learn(Execution execution, boolean asPlanned) {
    Execution shown = asPlanned ? runs.plain(execution) : execution;
    Execution plainer = isTrying() && ledger.isNews(shown) ? runs.plainer(shown) : null;
    if (plainer != null) {
      noteTried(runs.plain(plainer));
    }
    boolean isFurther = isTrying() && coverage.isFurther(shown.covered());
    if (ledger.ran(shown, asPlanned)) {
      news(shown);
    } else if (isFurther) {
      search.add(shown.input());
    }
    course.ran(ledger.runs(), clock.getAsLong(), coverage.covered());
    return shown;
  }

  /** Whether there is something new in a run that was not solved for, so that it is noted. */
  private boolean noteTried(Execution execution) {
    boolean isNews = ledger.tried(execution);
    if (isNews) {
      news(execution);
    }
    return isNews;
  }

  /** What asking for labels needs of the loop. */
  private final class Steps implements LabelAsker.Loop {
    @Override
    public Terms terms() {
      return terms;
    }

    @Override
    public @Nullable Execution again(Input input) {
      return Exploration.this.again(input);
    }

    @Override
    public Effort least() {
      return solver.least();
    }

    @Override
    public Answer answer(Prefix prefix, Input base, Effort effort) {
      return Exploration.this.answer(prefix, base, effort);
    }

    @Override
    public @Nullable Input input(Answer answer, Input base) {
      return Exploration.this.input(answer, base);
    }

    @Override
    public @Nullable Execution run(Input input) {
      work++;
      return runs.of(input);
    }

    @Override
    public Execution learn(Execution execution, boolean asPlanned) {
      return Exploration.this.learn(execution, asPlanned);
    }
  }

  /** Tries inputs that were not solved for, and runs those that did something new. */
  private void scout(List<Input> inputs, long pause) {
    try {
      long left = Math.min(pause, deadline) - clock.getAsLong();
      Scouting scouting = target.scout(entry, inputs, left);
      ledger.scouted(scouting.count());
      scouting.news().forEach(this::tryOut);
    } catch (TargetException e) {
      search.failed();
    }
  }

  private void tryOut(Input input) {
    Execution execution = runs.of(input);
    if (execution == null) {
      return;
    }
    Execution plainer = runs.plainer(execution);
    Execution shown = runs.plain(plainer == null ? execution : plainer);
    int before = coverage.count();
    if (noteTried(shown)) {
      course.ran(ledger.runs(), clock.getAsLong(), coverage.covered());
      Pending first = Pending.first(shown.input(), FIRST_SEARCHED + search.number());
      addFlips(first, shown, coverage.count() - before);
      asker.add(shown, 0);
    } else {
      search.add(shown.input()); // it did something that is no objective
    }
  }

  private void news(Execution execution) {
    search.add(execution.input());
    search.hasNews();
    if (execution.outcome().sort() == Outcome.Sort.RETURNED) {
      search.accepted(execution.input());
    }
    if (mayVary && clock.getAsLong() < deadline) {
      runs.repeat(execution);
    }
  }

  private void addFlips(Pending next, Execution execution, int gain) {
    int room = MOST_WAITING - frontier.size();
    List<Pending> found = flips.of(next, execution, frontier.readsTrails(), room);
    long start = clock.getAsLong();
    frontier.add(found, gain);
    course.chose(clock.getAsLong() - start);
  }
}
