package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.instrument.Models;
import dev.waymark.instrument.Site;
import dev.waymark.path.Constraint;
import dev.waymark.path.Follower;
import dev.waymark.path.Naming;
import dev.waymark.path.Replay;
import dev.waymark.path.Situation;
import dev.waymark.path.Value;
import dev.waymark.path.Walk;
import dev.waymark.path.World;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.Answer;
import dev.waymark.solver.Limits;
import dev.waymark.solver.Query;
import dev.waymark.solver.Sat;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.Unsat;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.Step;
import dev.waymark.target.host.Literals;
import dev.waymark.target.host.Outcome;
import dev.waymark.term.Assignment;
import dev.waymark.term.Evaluator;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The path interpreter goes where the executor goes, and says the same of the inputs. */
class InterpreterTest {
  private static final int INPUTS = 6;

  /** Solvers take long for names of floats. */
  private static final int MOST_BY_NAME = 1;

  private final Map<String, String> differing = new TreeMap<>();
  private final Map<String, Integer> lost = new TreeMap<>();
  private final SolverStack solver =
      SolverStack.builder().limits(Limits.ofTime(Duration.ofMillis(300))).build();
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
    assertTrue(followed > 500 && paths > 300, followed + " runs, " + paths + " paths, " + lost);
  }

  private static World world(Laboratory laboratory) {
    ClassHierarchy hierarchy = ClassHierarchy.of(laboratory.program);
    return new World(hierarchy, new Ways(hierarchy), laboratory.terms);
  }

  private void check(Laboratory laboratory, World world, MethodModel method) {
    if (method.isSynthetic() || !method.hasCode()) {
      return;
    }
    try {
      Entry entry = Entry.of(method);
      SplittableRandom random = new SplittableRandom(method.toString().hashCode());
      List<List<Shape>> shapes = laboratory.shapes(entry, new Bounds(3, Map.of()));
      Set<List<Integer>> seen = new HashSet<>();
      for (int i = 0; i < INPUTS; i++) {
        List<Shape> shape = shapes.get(random.nextInt(shapes.size()));
        check(laboratory, world, entry, Input.of(shape, numbers(shape, random)), seen);
      }
    } catch (ProgramException e) {
      return; // no entry
    }
  }

  /** Mostly small, so that numbers are equal now and then. */
  private static Assignment numbers(List<Shape> shapes, SplittableRandom random) {
    Assignment.Builder numbers = Assignment.builder();
    shapes.forEach(shape -> shape.forEachNumber(s -> numbers.put(s, number(s, random))));
    return numbers.build();
  }

  private static long number(Symbol symbol, SplittableRandom random) {
    if (symbol.sort() == Sort.DOUBLE) {
      return Double.doubleToLongBits(random.nextInt(-4, 5) / 2.0);
    }
    if (symbol.sort() == Sort.FLOAT) {
      return Float.floatToIntBits(random.nextInt(-4, 5) / 2f);
    }
    long min = random.nextInt(4) == 0 ? symbol.min() : Math.max(symbol.min(), -3);
    long max = random.nextInt(4) == 0 ? symbol.max() : Math.min(symbol.max(), 6);
    return max == Long.MAX_VALUE ? random.nextLong() : random.nextLong(min, max + 1);
  }

  private void check(
      Laboratory laboratory, World world, Entry entry, Input input, Set<List<Integer>> seen) {
    Execution run = laboratory.target.run(entry, input, laboratory.terms);
    Walk walk =
        new Walk(world, Scripts.of(entry, input.arguments()), Naming.SUBSTITUTED, Follower.NONE);
    Replay replay = Replay.of(walk, input.numbers());
    String name = entry.method().toString();
    if (replay.end() instanceof Situation.Lost reason) {
      lost.merge(reason.reason(), 1, Integer::sum);
      return;
    }
    followed++;
    compareEnds(entry.method(), run.outcome(), replay.end(), input.numbers());
    if (run.isComplete() && seen.add(path(run))) {
      paths++;
      List<Term> theirs = conditions(laboratory, run, isInModels(walk));
      List<Term> ours = walk.constraints().stream().map(Constraint::condition).toList();
      Terms terms = laboratory.terms;
      if (!isImplied(terms, theirs, ours) || !isImplied(terms, ours, theirs)) {
        differing.put(name, theirs + " run, " + ours + " walked");
      }
      if (seen.size() <= MOST_BY_NAME && !entry.method().descriptor().matches(".*[FD].*")) {
        checkNames(laboratory, world, entry, input, ours);
      }
    }
  }

  /** Texts are opaque to walks, so that runs may branch in models of which these say nothing. */
  private static List<Term> conditions(Laboratory laboratory, Execution run, boolean isWhole) {
    return run.path().stream()
        .filter(step -> isWhole || !isInModel(laboratory.server.sites().site(step.site())))
        .map(Step::condition)
        .toList();
  }

  private static boolean isInModel(Site site) {
    return Models.includes(site.method().ref().owner());
  }

  private static boolean isInModels(Walk walk) {
    return walk.constraints().stream()
        .anyMatch(each -> Models.includes(each.point().method().ref().owner()));
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
    Walk walk = new Walk(world, Scripts.of(entry, input.arguments()), Naming.NAMED, Follower.NONE);
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
      String text, String type, @Nullable Value value, Assignment numbers) {
    if (!(value instanceof Value.Numeric number)) {
      return true;
    }
    long bits = Evaluator.evaluate(number.term(), numbers);
    return text.equals(Literals.primitive(boxed(type, bits)));
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
