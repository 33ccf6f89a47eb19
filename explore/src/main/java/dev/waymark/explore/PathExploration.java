package dev.waymark.explore;

import static java.util.Comparator.comparingInt;

import dev.waymark.explore.Attempt.Kind;
import dev.waymark.explore.Route.Flip;
import dev.waymark.path.Constraint;
import dev.waymark.path.Replay;
import dev.waymark.path.Situation;
import dev.waymark.path.Walk;
import dev.waymark.path.World;
import dev.waymark.path.tree.Coverage;
import dev.waymark.path.tree.CoveredArcs;
import dev.waymark.path.tree.Folder;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.path.tree.Prospect;
import dev.waymark.path.tree.Turns;
import dev.waymark.program.call.CallGraph;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.Unsat;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.TargetException;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Explores an entry for abstract paths (paper 004, section 5): depth first for criteria of paths;
 * for criteria of arcs as {@link ArcAgenda} says.
 *
 * <p>Each run is followed by the path interpreter, which says of each choice what it needs, and
 * what may come after a partial path that nobody has run. It must go the way that the run went, and
 * know all that matters; otherwise the exploration proves nothing.
 */
public final class PathExploration {
  /** How much of the tree is looked at. */
  public enum Scope {
    /** What the criterion needs; of arcs, nothing that {@link #EVERYTHING} can do without. */
    NEEDED,
    /** What the criterion needs; arcs in the two passes of the paper. */
    AS_PAPER,
    /** Everything, until the criterion is satisfied: what others are compared with. */
    EVERYTHING
  }

  private static final int MOST_TOLD = 2_000;

  private final Job job;
  private final Workbench bench;
  private final PathCriterion criterion;
  private final Scope scope;
  private final Coverage coverage;
  private final Ledger ledger;
  private final Terms terms = Simplifier.newTerms();
  private final RouteFinder routes;
  private final List<Attempt> attempts = new ArrayList<>();
  private final List<TestCase> tests = new ArrayList<>();
  private final Set<String> doubts = new TreeSet<>();
  private final Set<Set<Term>> refutations = new LinkedHashSet<>();
  private final Agenda agenda;
  private int solverCalls;
  private long deadline;
  private volatile boolean isInterrupted;

  PathExploration(
      Job job,
      Workbench bench,
      CallGraph calls,
      PathCriterion criterion,
      Scope scope,
      List<Observer> observers) {
    this.job = job;
    this.bench = bench;
    this.criterion = criterion;
    this.scope = scope;
    this.coverage = criterion.coverage(job.entry().method());
    BranchCoverage branches = new BranchCoverage(List.of(job.entry().method()), bench.sites());
    this.ledger =
        new Ledger(job, branches, Goals.in(method -> true, branches), observers, Journal.NONE);
    World world = new World(calls.hierarchy(), new Ways(calls.hierarchy()), terms);
    this.routes = new RouteFinder(job.entry(), world, new Folder(criterion.folding()));
    this.agenda = agenda();
  }

  private Agenda agenda() {
    if (scope == Scope.EVERYTHING || !(coverage instanceof CoveredArcs arcs)) {
      return new DepthFirstAgenda();
    }
    ArcAgenda.Order order =
        scope == Scope.AS_PAPER ? ArcAgenda.Order.TWO_PASSES : ArcAgenda.Order.SPARING;
    return new ArcAgenda(arcs, routes, order);
  }

  /** Lets the exploration end soon; for other threads. */
  public void interrupt() {
    isInterrupted = true;
  }

  /** Explores all inputs within the bounds. */
  public PathFindings explore() {
    return explore(
        made -> {
          FirstInputs first = new FirstInputs(job.settings().seed());
          List<List<Shape>> shapes =
              new ShapeFinder(made, job.settings().bounds()).find(job.entry());
          return shapes.stream().map(first::of).toList();
        });
  }

  /** Explores inputs of the shapes that the given first inputs have. */
  public PathFindings explore(Function<Terms, List<Input>> first) {
    bench.solver().forget();
    deadline = bench.clock().getAsLong() + job.settings().budget().time().toNanos();
    List<Input> inputs = first.apply(terms);
    for (Input input : inputs) {
      if (reasonToStop() == null) {
        run(input, List.of(), 0);
        if (agenda instanceof DepthFirstAgenda) {
          search();
        }
      }
    }
    search();
    StopReason stop = reasonToStop();
    return conclude(stop == null ? StopReason.EXHAUSTED : stop);
  }

  private @Nullable StopReason reasonToStop() {
    if (!ledger.isCallable()) {
      return StopReason.UNCALLABLE;
    }
    if (coverage.isComplete()) {
      return StopReason.COVERED;
    }
    if (ledger.runs() >= job.settings().budget().runs()) {
      return StopReason.RUNS;
    }
    if (isInterrupted) {
      return StopReason.INTERRUPTED;
    }
    return bench.clock().getAsLong() >= deadline ? StopReason.TIME : null;
  }

  private void search() {
    while (reasonToStop() == null) {
      Flip flip = agenda.next();
      if (flip == null) {
        return;
      }
      explore(flip, routes.walk(flip));
    }
  }

  private void explore(Flip flip, Walk walk) {
    if (isTooLong(flip)) {
      return;
    }
    Prospect prospect =
        scope == Scope.EVERYTHING ? new Prospect(List.of(), walk) : Prospect.of(walk, coverage);
    if (prospect != null) {
      attempt(flip, prospect);
    }
  }

  private boolean isTooLong(Flip flip) {
    if (criterion != PathCriterion.K_PATH) {
      return false;
    }
    Turns turns = new Turns();
    flip.route().steps().subList(0, flip.index()).forEach(s -> turns.take(s.choice(), s.taken()));
    turns.take(flip.choice(), flip.outcome());
    return turns.most() > job.settings().bounds().iterations();
  }

  private void attempt(Flip flip, Prospect prospect) {
    List<Term> conditions =
        prospect.walk().constraints().stream().map(Constraint::condition).toList();
    Input base = flip.route().input();
    Kind kind = Kind.INFEASIBLE;
    if (conditions.stream().noneMatch(PathExploration::isFalse)) {
      solverCalls++;
      Query query = flipped(conditions, flip.index(), base);
      Answer answer = bench.solver().check(query);
      if (answer instanceof Sat sat) {
        run(base.with(sat.model()), planned(flip, prospect), flip.index() + 1);
        return;
      }
      kind = refuted(answer);
    }
    if (kind == Kind.INFEASIBLE) {
      ledger.infeasible();
    }
    note(kind, RouteFinder.folder(prospect.walk()), prospect.outcomes().size(), 0);
  }

  /** The base satisfies what comes before the arc that was flipped; arc and suffix are one. */
  private Query flipped(List<Term> conditions, int index, Input base) {
    List<Term> asked = new ArrayList<>(conditions.subList(0, index));
    asked.add(terms.conjunction(conditions.subList(index, conditions.size())));
    return Query.flipped(asked, base.numbers());
  }

  private Kind refuted(Answer answer) {
    if (answer instanceof Unsat unsat) {
      refutations.add(Set.copyOf(unsat.core()));
      return Kind.INFEASIBLE;
    }
    ledger.unknown(((Unknown) answer).reason());
    return Kind.OPEN;
  }

  private static boolean isFalse(Term condition) {
    return condition instanceof Constant constant && constant.bits() == 0;
  }

  private static List<Integer> planned(Flip flip, Prospect prospect) {
    List<Integer> planned = new ArrayList<>();
    flip.route().steps().subList(0, flip.index()).forEach(step -> planned.add(step.taken()));
    planned.add(flip.outcome());
    planned.addAll(prospect.outcomes());
    return planned;
  }

  private void note(Kind kind, Folder folder, int suffix, int test) {
    attempts.add(new Attempt(kind, folder.text(), folder.labels(), folder.tokens(), suffix, test));
  }

  /**
   * Runs an input that is to begin with {@code planned}.
   *
   * @param start how many choices of its path it has in common with others
   */
  private void run(Input input, List<Integer> planned, int start) {
    Execution execution;
    try {
      execution = bench.target().run(job.entry(), input, terms);
    } catch (TargetException e) {
      ledger.lost(input, e);
      return;
    }
    Walk walk = routes.walk(execution.input());
    Route route = RouteFinder.follow(walk, execution.input(), start);
    boolean asPlanned =
        isAsPlanned(route, planned) && RouteFinder.agrees(walk, route, execution, bench.sites());
    ledger.ran(execution, asPlanned);
    if (route.end() instanceof Situation.Lost lost) {
      doubts.add("a path cannot be followed: it is not known " + lost.reason());
    }
    if (asPlanned) {
      cover(execution, route, RouteFinder.folder(walk));
      boolean isRejected = route.end() instanceof Situation.Rejected;
      agenda.add(isRejected ? List.of() : RouteFinder.folder(walk).tokens(), flips(route));
    }
  }

  private static boolean isAsPlanned(Route route, List<Integer> planned) {
    if (route.steps().size() < planned.size()) {
      return false;
    }
    for (int i = 0; i < planned.size(); i++) {
      if (route.steps().get(i).taken() != planned.get(i)) {
        return false;
      }
    }
    return true;
  }

  private void cover(Execution execution, Route route, Folder folder) {
    if (route.end() instanceof Situation.Rejected) {
      return;
    }
    if (!route.end().isEnd() && !criterion.isOfArcs()) {
      note(Kind.OPEN, folder, 0, 0); // how it goes on is not known
      return;
    }
    boolean isBeyond = criterion == PathCriterion.K_PATH && isBeyond(route);
    boolean isNew = !isBeyond && coverage.add(folder.tokens());
    int test = isNew ? tests.size() + 1 : 0;
    note(isNew ? Kind.COVERED : Kind.REDUNDANT, folder, 0, test);
    if (isNew) {
      tests.add(
          new TestCase(
              test,
              execution.input(),
              execution.outcome(),
              execution.path().size(),
              List.of(),
              List.of()));
    }
  }

  private boolean isBeyond(Route route) {
    Turns turns = new Turns();
    route.steps().forEach(step -> turns.take(step.choice(), step.taken()));
    return turns.most() > job.settings().bounds().iterations();
  }

  private static List<Flip> flips(Route route) {
    List<Flip> flips = new ArrayList<>();
    for (int i = route.start(); i < route.steps().size(); i++) {
      Replay.Step step = route.steps().get(i);
      for (int outcome = step.choice().conditions().size() - 1; outcome >= 0; outcome--) {
        if (outcome != step.taken() && Coverage.isPossible(step.choice(), outcome)) {
          flips.add(new Flip(route, i, outcome));
        }
      }
    }
    return flips;
  }

  private PathFindings conclude(StopReason stop) {
    if (stop == StopReason.EXHAUSTED) {
      confirm();
    }
    for (Flip each : agenda.waiting()) {
      if (stop == StopReason.COVERED || attempts.size() > MOST_TOLD) {
        break;
      }
      note(Kind.OPEN, RouteFinder.folder(routes.walk(each)), 0, 0);
    }
    Conclusion known = ledger.conclusion(stop, Course.NONE);
    Set<String> all = new TreeSet<>(known.doubts());
    all.addAll(doubts);
    Conclusion conclusion =
        new Conclusion(
            known.entry(),
            tests,
            stop,
            known.statistics(),
            all,
            known.bounds(),
            known.assumptions(),
            known.losses(),
            known.course());
    return new PathVerdicts(job.entry(), criterion, coverage, attempts, conclusion)
        .findings(solverCalls);
  }

  private void confirm() {
    try (CoreConfirmation second = new CoreConfirmation()) {
      for (Set<Term> core : refutations) {
        List<Term> ordered = core.stream().sorted(comparingInt(Term::id)).toList();
        ledger.confirmed(second.confirm(ordered));
      }
    }
  }
}
