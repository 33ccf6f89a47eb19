package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.FirstInputs;
import dev.waymark.explore.input.Scripts;
import dev.waymark.explore.paths.InstrumentedCallees;
import dev.waymark.path.Constraint;
import dev.waymark.path.Follower;
import dev.waymark.path.Naming;
import dev.waymark.path.PathValue;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.state.Script;
import dev.waymark.path.walk.Replay;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Kind;
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
import dev.waymark.target.literal.JavaLiterals;
import dev.waymark.target.wire.Outcome;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The path interpreter goes where the executor goes, and says the same of the inputs: on all paths
 * of the validation programs. There are a few methods that have too many, of which some are tried.
 * The methods of which it cannot follow some path are in {@code not-followed.txt}, each with the
 * reason met first.
 */
class InterpreterTest {
  /** For the few methods whose paths have no end, or are very many. */
  private static final int MOST_RUNS = 300;

  private static final int MOST_UNFINISHED = 30;

  private static final int MOST_LOST = 20;
  private static final int MOST_GIVEN_UP = 3;
  private static final int MOST_QUESTIONS = 1_500;

  /** Solvers that give up, which is a matter of time, change which paths are met. */
  private static final int MOST_UNLISTED = 10;

  /** Solvers take long for names of floats. */
  private static final int MOST_BY_NAME = 1;

  private final Map<String, String> differing = new TreeMap<>();
  private final Map<String, String> lost = new TreeMap<>();
  private final SolverStack solver =
      SolverStack.builder().limits(Limits.ofTime(Duration.ofMillis(300))).build();
  private final Set<String> unfinished = new TreeSet<>();
  private int asked;
  private int undecided;
  private int followed;
  private int paths;

  @Test
  void walksAgreeWithRuns() {
    try (Laboratory laboratory = new Laboratory()) {
      World world = world(laboratory);
      for (String type : laboratory.program.classes().names()) {
        if (type.startsWith("dev/waymark/validation/")) {
          for (MethodModel method : laboratory.program.require(type).methods()) {
            check(laboratory, world, method);
          }
        }
      }
    }
    assertEquals(Map.of(), differing);
    assertTrue(undecided * 20 <= asked, undecided + " of " + asked + " undecided");
    assertTrue(followed > 3_000 && paths > 2_000, followed + " runs, " + paths + " paths");
    assertTrue(unfinished.size() <= MOST_UNFINISHED, "more paths than tried: " + unfinished);
    lost.keySet().removeAll(known());
    assertTrue(lost.size() <= MOST_UNLISTED, "not listed: " + lost);
  }

  private static Set<String> known() {
    try (InputStream in =
        Objects.requireNonNull(InterpreterTest.class.getResourceAsStream("not-followed.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> "dev.waymark.validation." + line.replaceFirst(": .*", ""))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static World world(Laboratory laboratory) {
    ClassHierarchy hierarchy = ClassHierarchy.of(laboratory.program);
    return new World(hierarchy, new InstrumentedCallees(hierarchy), laboratory.terms);
  }

  private void check(Laboratory laboratory, World world, MethodModel method) {
    if (method.isSynthetic() || !method.hasCode()) {
      return;
    }
    try {
      Entry entry = Entry.of(method);
      explore(laboratory, world, entry);
    } catch (ProgramException e) {
      return; // no entry
    }
  }

  /** Depth first, as all paths are explored: whatever could have gone otherwise is tried. */
  private void explore(Laboratory laboratory, World world, Entry entry) {
    solver.forget();
    FirstInputs first = new FirstInputs(1);
    Deque<Start> open = new ArrayDeque<>();
    laboratory
        .shapes(entry, new Bounds(2, Map.of()))
        .forEach(shape -> open.addLast(new First(first.of(shape))));
    Set<List<Integer>> seen = new HashSet<>();
    int[] left = {MOST_RUNS, MOST_LOST, MOST_GIVEN_UP, MOST_QUESTIONS};
    while (Arrays.stream(left).allMatch(each -> each > 0) && !open.isEmpty()) {
      Start start = open.pop();
      Answer answer = start.solve(solver);
      left[2] -= answer.isDecided() ? 0 : 1;
      left[3]--;
      if (answer instanceof Sat sat) {
        Input input = start.input().with(sat.model());
        Execution run = laboratory.target.run(entry, input, laboratory.terms);
        left[0]--;
        left[1] -= isFollowed(laboratory, world, entry, run, seen) ? 0 : 1;
        start.flips(run).forEach(open::push);
      }
    }
    if (!open.isEmpty() && !lost.containsKey(entry.method().toString())) {
      unfinished.add(entry.method().toString());
    }
  }

  /** How to begin a run. */
  private sealed interface Start {
    Input input();

    Answer solve(SolverStack solver);

    /** How many conditions of its run are the same as before. */
    int kept();

    /** All that {@code run} could have done otherwise, the last first. */
    default List<Start> flips(Execution run) {
      List<Start> flips = new ArrayList<>();
      for (int i = kept(); i < run.path().size(); i++) {
        for (int outcome = 0; outcome < run.path().get(i).conditions().size(); outcome++) {
          if (outcome != run.path().get(i).taken()) {
            flips.add(new Flip(run, i, outcome));
          }
        }
      }
      return flips;
    }
  }

  private record First(Input input) implements Start {
    @Override
    public Answer solve(SolverStack solver) {
      return new Sat(input.numbers());
    }

    @Override
    public int kept() {
      return 0;
    }
  }

  /** The path of {@code run}, but for the step at {@code index}. */
  private record Flip(Execution run, int index, int outcome) implements Start {
    @Override
    public Input input() {
      return run.input();
    }

    @Override
    public Answer solve(SolverStack solver) {
      List<Term> conditions = new ArrayList<>();
      run.path().subList(0, index).forEach(each -> conditions.add(each.condition()));
      conditions.add(run.path().get(index).conditions().get(outcome));
      return solver.check(Query.flipped(conditions, input().numbers()));
    }

    @Override
    public int kept() {
      return index + 1;
    }
  }

  private boolean isFollowed(
      Laboratory laboratory, World world, Entry entry, Execution run, Set<List<Integer>> seen) {
    Input input = run.input();
    Walk walk = walk(world, entry, input, Naming.SUBSTITUTED);
    Replay replay = Replay.of(walk, input.numbers());
    String name = entry.method().toString();
    if (replay.end() instanceof Situation.Lost reason) {
      lost.putIfAbsent(name, reason.reason());
      return false;
    }
    followed++;
    compareEnds(entry.method(), run.outcome(), replay.end(), input.numbers());
    if (run.isComplete() && seen.add(path(run))) {
      paths++;
      List<Term> theirs = run.path().stream().map(Step::condition).toList();
      List<Term> ours = walk.constraints().stream().map(Constraint::condition).toList();
      Terms terms = laboratory.terms;
      boolean isSame = walk.isAhead() || isImplied(terms, theirs, ours);
      if (!isSame || !isImplied(terms, ours, theirs)) {
        differing.put(name, theirs + " run, " + ours + " walked");
      }
      if (seen.size() <= MOST_BY_NAME && !entry.method().descriptor().matches(".*[FD].*")) {
        checkNames(laboratory, world, entry, input, ours);
      }
    }
    return true;
  }

  private static Walk walk(World world, Entry entry, Input input, Naming naming) {
    Script script = Scripts.of(world.terms(), entry, input.arguments());
    return new Walk(world, script, naming, Follower.NONE);
  }

  private static List<Integer> path(Execution run) {
    List<Integer> path = new ArrayList<>();
    run.path().forEach(step -> path.add(step.site() + step.taken()));
    return path;
  }

  /** Terms that are the same need no solver; one that gives up says nothing, and is counted. */
  private boolean isImplied(Terms terms, List<Term> given, List<Term> implied) {
    List<Term> goals = new ArrayList<>(implied);
    goals.removeAll(given);
    goals.removeIf(terms.truth()::equals);
    if (goals.isEmpty()) {
      return true;
    }
    List<Term> all = new ArrayList<>(given);
    all.add(terms.not(terms.conjunction(goals)));
    asked++;
    Answer answer = solver.check(Query.of(all));
    undecided += answer.isDecided() ? 0 : 1;
    return !(answer instanceof Sat);
  }

  /** Names determine the same path: the input satisfies them, and they imply what it needs. */
  private void checkNames(
      Laboratory laboratory, World world, Entry entry, Input input, List<Term> conditions) {
    Terms terms = laboratory.terms;
    Walk walk = walk(world, entry, input, Naming.NAMED);
    Replay.of(walk, input.numbers());
    List<Term> named =
        new ArrayList<>(walk.constraints().stream().map(Constraint::condition).toList());
    boolean isEnough = isImplied(terms, named, conditions);
    for (Symbol symbol : input.numbers().symbols()) {
      if (symbol.sort().isInteger()) {
        Term value = terms.constant(symbol.sort(), input.numbers().bits(symbol));
        named.add(terms.compare(Relation.EQ, symbol, value));
      }
    }
    if (!isEnough || solver.check(Query.of(named)) instanceof Unsat) {
      differing.put(entry.method().toString(), "by name: " + named);
    }
  }

  private void compareEnds(MethodModel method, Outcome outcome, Situation end, Assignment numbers) {
    String type = method.descriptor().substring(method.descriptor().indexOf(')') + 1);
    boolean isAlike =
        switch (outcome.sort()) {
          case RETURNED ->
              end instanceof Situation.Returned returned
                  && isValue(outcome.text(), type, returned.value(), numbers);
          case THREW ->
              end instanceof Situation.Threw threw
                  && threw.type().replace('/', '.').equals(outcome.text());
          case REJECTED -> end instanceof Situation.Rejected;
          default -> true;
        };
    if (!isAlike) {
      differing.put(method + " " + numbers, outcome + " run, " + end + " walked");
    }
  }

  private static boolean isValue(
      String text, String type, @Nullable PathValue value, Assignment numbers) {
    if (!(value instanceof PathValue.Numeric number)) {
      return true;
    }
    long bits = Evaluator.evaluate(number.term(), numbers);
    return text.equals(JavaLiterals.primitive(boxed(type, bits)));
  }

  private static Object boxed(String type, long bits) {
    return switch (type) {
      case "Z" -> bits == 1;
      case "B" -> (byte) bits;
      case "C" -> (char) bits;
      case "S" -> (short) bits;
      default -> Kind.of(type).box(bits);
    };
  }
}
