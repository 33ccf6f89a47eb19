package dev.waymark.explore;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.FirstInputs;
import dev.waymark.explore.input.Scripts;
import dev.waymark.explore.input.ShapeFinder;
import dev.waymark.explore.paths.InstrumentedCallees;
import dev.waymark.path.Constraint;
import dev.waymark.path.Follower;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.state.Script;
import dev.waymark.path.walk.Replay;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unsat;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Step;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Compares walks of the path interpreter with runs, on all paths of the entries it is given, or as
 * many as are tried. Nothing is left over from one entry to the next, and solvers stop by steps: an
 * entry gives the same result whatever else was compared.
 */
final class WalkComparison implements AutoCloseable {
  /** For the few methods whose paths have no end, or are very many. */
  private static final int MOST_RUNS = 300;

  private static final int MOST_LOST = 20;
  private static final int MOST_GIVEN_UP = 3;
  private static final int MOST_QUESTIONS = 1_500;

  /** Steps end a query, mostly within a second; time is for solvers that hang. */
  private static final Limits LIMITS = new Limits(Duration.ofMinutes(2), 100_000);

  /** Solvers take long for names of floats. */
  private static final int MOST_BY_NAME = 1;

  private static final Bounds BOUNDS = new Bounds(2, Map.of());

  private final Map<String, String> differing = new TreeMap<>();
  private final Map<String, String> lost = new TreeMap<>();
  private final Laboratory laboratory;
  private final ClassHierarchy hierarchy;
  private final SolverStack solver = SolverStack.builder().limits(LIMITS).build();

  /** Of its own, so that it changes nothing of the paths that are found. */
  private final SolverStack comparing = SolverStack.builder().limits(LIMITS).build();

  private World world;
  private String method = "";
  private int paths;

  WalkComparison(Laboratory laboratory, ClassHierarchy hierarchy) {
    this.laboratory = laboratory;
    this.hierarchy = hierarchy;
    this.world = world(hierarchy);
  }

  private static World world(ClassHierarchy hierarchy) {
    return new World(hierarchy, new InstrumentedCallees(hierarchy), Simplifier.newTerms());
  }

  /** What walks and runs say differently, by method. */
  Map<String, String> differing() {
    return differing;
  }

  /** The methods of which some path is not followed, with the first reason. */
  Map<String, String> lost() {
    return lost;
  }

  /** Depth first, as all paths are explored: whatever could have gone otherwise is tried. */
  void compare(Entry entry) {
    solver.forget();
    comparing.forget();
    world = world(hierarchy);
    method = entry.method().toString();
    FirstInputs first = new FirstInputs(1);
    Deque<RunStart> open = new ArrayDeque<>();
    new ShapeFinder(world.terms(), BOUNDS)
        .find(entry)
        .forEach(shape -> open.addLast(new RunStart.First(first.of(shape))));
    Set<List<Integer>> seen = new HashSet<>();
    int[] left = {MOST_RUNS, MOST_LOST, MOST_GIVEN_UP, MOST_QUESTIONS};
    while (Arrays.stream(left).allMatch(each -> each > 0) && !open.isEmpty()) {
      RunStart start = open.pop();
      Answer answer = start.solve(solver);
      left[2] -= answer.isDecided() ? 0 : 1;
      left[3]--;
      if (answer instanceof Sat sat) {
        Input input = start.input().with(sat.model());
        Execution run = laboratory.target.run(entry, input, world.terms());
        left[0]--;
        left[1] -= isFollowed(entry, run, seen) ? 0 : 1;
        start.flips(run).forEach(open::push);
      }
    }
    if (left[2] < MOST_GIVEN_UP) {
      lost.putIfAbsent(method, "a condition too hard for the solvers");
    }
    if (!open.isEmpty()) {
      lost.putIfAbsent(method, "more paths than are tried");
    }
  }

  private boolean isFollowed(Entry entry, Execution run, Set<List<Integer>> seen) {
    Input input = run.input();
    Walk walk = walk(entry, input, Naming.SUBSTITUTED);
    Replay replay = Replay.of(walk, input.numbers());
    if (replay.end() instanceof Situation.Lost reason) {
      lost.putIfAbsent(method, reason.reason());
      return false;
    }
    if (!WalkEnds.areAlike(entry.method(), run.outcome(), replay.end(), input.numbers())) {
      differing.put(
          method + " " + input.numbers(), run.outcome() + " run, " + replay.end() + " walked");
    }
    if (run.isComplete() && seen.add(path(run))) {
      paths++;
      List<Term> theirs = run.path().stream().map(Step::condition).toList();
      List<Term> ours = walk.constraints().stream().map(Constraint::condition).toList();
      boolean isSame = walk.isAhead() || isImplied(theirs, ours);
      if (!isSame || !isImplied(ours, theirs)) {
        differing.put(method, theirs + " run, " + ours + " walked");
      }
      if (seen.size() <= MOST_BY_NAME && !entry.method().descriptor().matches(".*[FD].*")) {
        checkNames(entry, input, ours);
      }
    }
    return true;
  }

  private Walk walk(Entry entry, Input input, Naming naming) {
    Script script = Scripts.of(world.terms(), entry, input.arguments());
    return new Walk(world, script, naming, Follower.NONE);
  }

  private static List<Integer> path(Execution run) {
    List<Integer> path = new ArrayList<>();
    run.path().forEach(step -> path.add(step.site() + step.taken()));
    return path;
  }

  /** Terms that are the same need no solver; one that gives up says nothing, and is noted. */
  private boolean isImplied(List<Term> given, List<Term> implied) {
    return isImplied(given, implied, given, implied);
  }

  /** The same; the solver is asked in other words if it gives up. */
  private boolean isImplied(
      List<Term> given, List<Term> implied, List<Term> othersGiven, List<Term> othersImplied) {
    List<Term> goals = new ArrayList<>(implied);
    goals.removeAll(given);
    goals.removeIf(world.terms().truth()::equals);
    if (goals.isEmpty()) {
      return true;
    }
    Answer answer = refutation(given, goals);
    if (!answer.isDecided() && given != othersGiven) {
      answer = refutation(othersGiven, othersImplied);
    }
    if (!answer.isDecided()) {
      lost.putIfAbsent(method, "a comparison too hard for the solvers");
    }
    return !(answer instanceof Sat);
  }

  private Answer refutation(List<Term> given, List<Term> goals) {
    List<Term> all = new ArrayList<>(given);
    all.add(world.terms().not(world.terms().conjunction(goals)));
    return comparing.check(Query.of(all));
  }

  /** Names determine the same path: the input satisfies them, and they imply what it needs. */
  private void checkNames(Entry entry, Input input, List<Term> conditions) {
    Terms terms = world.terms();
    Walk walk = walk(entry, input, Naming.NAMED);
    Replay.of(walk, input.numbers());
    List<Term> all =
        new ArrayList<>(walk.constraints().stream().map(Constraint::condition).toList());
    Resolved named = Resolved.of(terms, all);
    boolean isEnough =
        isImplied(named.conditions(), named.replace(conditions), List.copyOf(all), conditions);
    for (Symbol symbol : input.numbers().symbols()) {
      if (symbol.sort().isInteger()) {
        Term value = terms.constant(symbol.sort(), input.numbers().bits(symbol));
        all.add(0, terms.compare(Relation.EQ, symbol, value));
      }
    }
    Query ofInput = Query.of(Resolved.of(terms, all).conditions());
    if (!isEnough || comparing.check(ofInput) instanceof Unsat) {
      differing.put(method, "by name: " + all);
    }
  }

  /** How many different paths were compared. */
  int paths() {
    return paths;
  }

  @Override
  public void close() {
    comparing.close();
    solver.close();
  }
}
