package dev.waymark.path.defuse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.Follower;
import dev.waymark.path.Instance;
import dev.waymark.path.Naming;
import dev.waymark.path.ObjectName;
import dev.waymark.path.Occurrence;
import dev.waymark.path.OwnCode;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.walk.Replay;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.Statement;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Names of what constraints use and define, the same on all paths. */
class NamesTest {
  private final Terms terms = Simplifier.newTerms();
  private final Program program = new Program(ClassPath.open(ClassPath.placeOf(Samples.class)));
  private final ClassHierarchy hierarchy = ClassHierarchy.of(program);
  private final World world = new World(hierarchy, new OwnCode(hierarchy), terms);

  private MethodModel method(String signature) {
    return program.require(Samples.class.getName()).require(signature);
  }

  private Walk walk(GivenInput input) {
    return new Walk(world, input.script(), Naming.NAMED, Follower.NONE);
  }

  private GivenInput input(String signature, Object... arguments) {
    return new GivenInput(terms, method(signature), arguments, GivenInput.Numbers.SYMBOLIC);
  }

  private List<Constraint> replayed(GivenInput input) {
    Walk walk = walk(input);
    assertInstanceOf(Situation.Returned.class, Replay.of(walk, input.numbers()).end());
    return walk.constraints();
  }

  private static Answer solve(List<Constraint> constraints) {
    List<Term> conditions = constraints.stream().map(Constraint::condition).toList();
    try (SolverStack solver =
        SolverStack.builder().limits(Limits.ofTime(Duration.ofSeconds(20))).build()) {
      return solver.check(Query.of(conditions));
    }
  }

  @Test
  void theSameInputGivesTheSameConstraints() {
    GivenInput input = input("joined(II)I", 5, 1);
    assertEquals(replayed(input), replayed(input));
  }

  @Test
  void inputsOfDifferentEntriesHaveNamesOfTheirOwn() {
    Set<Instance> first = arguments(replayed(input("gcd(II)I", 0, 1)));
    Set<Instance> second = arguments(replayed(input("same(J)J", 1L)));
    assertEquals(2, first.stream().filter(Instance::isInput).count());
    assertTrue(second.stream().anyMatch(Instance::isInput));
    assertTrue(Collections.disjoint(first, second));
  }

  private static Set<Instance> arguments(List<Constraint> constraints) {
    Set<Instance> arguments = new HashSet<>();
    constraints.forEach(each -> arguments.addAll(each.defines()));
    arguments.removeIf(each -> !(each.cell() instanceof Cell.Argument));
    return arguments;
  }

  @Test
  void whatComesAfterAJoinIsNamedAlikeOnBothWays() {
    GivenInput input = input("joined(II)I", 5, 1);
    List<Constraint> there = replayed(input);
    Walk other = walk(input);
    other.situation();
    other.take(1 - Replay.of(walk(input), input.numbers()).steps().get(0).taken());
    Replay.of(other, input.numbers());
    Set<String> without = new HashSet<>();
    other.constraints().forEach(each -> without.add(each.occurrence() + " " + each.condition()));
    List<Constraint> after = there.stream().filter(each -> isAfterJoin(each.occurrence())).toList();
    assertTrue(after.size() > 20, after.toString());
    for (Constraint each : after) {
      assertTrue(without.contains(each.occurrence() + " " + each.condition()), each.toString());
    }
  }

  /** Whether it is done for what comes when both ways have met, up to the last branch. */
  private boolean isAfterJoin(Occurrence occurrence) {
    Occurrence beginning = occurrence.activation().beginning();
    if (!occurrence.activation().method().name().equals("joined")) {
      return beginning != null && isAfterJoin(beginning);
    }
    List<Statement> statements = method("joined(II)I").code().statements();
    int last = statements.size();
    while (!(statements.get(last - 1) instanceof If)) {
      last--;
    }
    int first = 0;
    while (!(statements.get(first) instanceof Assign made && made.value() instanceof NewObject)) {
      first++;
    }
    return first <= occurrence.statement() && occurrence.statement() < last;
  }

  @Test
  void writesThroughAnotherNameAreSeen() {
    List<Constraint> constraints = replayed(input("aliased(I)I", 4));
    List<Constraint> readers =
        constraints.stream()
            .filter(each -> each.uses().stream().anyMatch(use -> use.cell() instanceof Cell.Field))
            .toList();
    assertEquals(1, readers.size());
    Instance read =
        readers.get(0).uses().stream()
            .filter(use -> use.cell() instanceof Cell.Field)
            .findFirst()
            .orElseThrow();
    List<Constraint> writers =
        constraints.stream().filter(each -> each.defines().contains(read)).toList();
    assertEquals(1, writers.size());
    assertInstanceOf(ObjectName.Made.class, read.cell().owner());
    assertFalse(read.isInput());
  }

  /** Without any of the copies of the reference, nothing says that it is the same object. */
  @Test
  void anExplanationThroughAFieldNeedsWhatMadeTheReferences() {
    Walk walk = walk(input("through(I)I", 5));
    Situation.Choice choice = assertInstanceOf(Situation.Choice.class, walk.situation());
    walk.take(1 - choice.only());
    List<Constraint> path = new ArrayList<>(walk.constraints());
    assertInstanceOf(Unsat.class, solve(path));
    Set<Constraint> chain = new HashSet<>();
    path.stream().filter(NamesTest::isAccess).forEach(each -> addDefinitions(path, each, chain));
    assertEquals(7, chain.size(), chain.toString());
    for (Constraint each : chain) {
      List<Constraint> others = new ArrayList<>(path);
      others.remove(each);
      assertInstanceOf(Sat.class, solve(others), each.toString());
    }
  }

  /** Whether the entry itself reads or writes a field. */
  private static boolean isAccess(Constraint constraint) {
    return constraint.occurrence().activation().method().name().equals("through")
        && (constraint.uses().stream().anyMatch(each -> each.cell() instanceof Cell.Field)
            || constraint.defines().stream().anyMatch(each -> each.cell() instanceof Cell.Field));
  }

  private static void addDefinitions(
      List<Constraint> path, Constraint user, Set<Constraint> found) {
    for (Instance each : user.uses()) {
      Occurrence by = each.definition();
      boolean isSlot = each.cell() instanceof Cell.Slot;
      if (isSlot && by != null && by.statement() != Occurrence.OF_SCRIPT) {
        Constraint definition = definition(path, each);
        found.add(definition);
        addDefinitions(path, definition, found);
      }
    }
  }

  @Test
  void branchesAreNamedAlikeWithAndWithoutSubstitution() {
    GivenInput input = input("joined(II)I", 5, 1);
    Walk substituted = new Walk(world, input.script(), Naming.SUBSTITUTED, Follower.NONE);
    Replay.of(substituted, input.numbers());
    List<Occurrence> named =
        replayed(input).stream()
            .filter(each -> each.isBranch() && isIf(each.occurrence()))
            .map(Constraint::occurrence)
            .toList();
    assertEquals(2, named.size());
    assertEquals(named, substituted.constraints().stream().map(Constraint::occurrence).toList());
  }

  private boolean isIf(Occurrence occurrence) {
    MethodRef method = occurrence.activation().method();
    return method(method.signature()).code().statement(occurrence.statement()) instanceof If;
  }

  /**
   * Paper 003, Table 3: round the loop of {@code gcd} once and out of it. No statement of the path
   * can be left out of the explanation, on wrapping numbers not even the first test.
   */
  @Test
  void everyStatementOfTheInfeasiblePathOfGcdIsNeeded() {
    Walk walk = walk(input("gcd(II)I", 1, 2));
    for (int wanted : new int[] {1, 1, 0}) { // u > 0, v > u, and then u <= 0
      walk.situation();
      walk.take(wanted);
    }
    List<Constraint> path = new ArrayList<>(walk.constraints());
    while (!path.get(path.size() - 1).isBranch()) {
      path.remove(path.size() - 1);
    }
    assertInstanceOf(Unsat.class, solve(path));
    List<Instance> tested = path.stream().filter(Constraint::isBranch).toList().get(0).uses();
    int first = path.indexOf(definition(path, tested.get(0)));
    assertTrue(path.size() - first > 12, path.toString());
    for (int i = first; i < path.size(); i++) {
      List<Constraint> others = new ArrayList<>(path);
      others.remove(i);
      assertInstanceOf(Sat.class, solve(others), path.get(i).toString());
    }
  }

  private static Constraint definition(List<Constraint> constraints, Instance instance) {
    return constraints.stream()
        .filter(each -> each.defines().contains(instance))
        .findFirst()
        .orElseThrow();
  }

  /** Which object is cast is no matter of the cast. */
  @Test
  void aCastThatPassesSaysNothingOfTheObject() {
    List<Constraint> constraints =
        replayed(input("cast([Ljava/lang/Object;)I", (Object) new Object[] {new int[2]}));
    List<Constraint> casts =
        constraints.stream()
            .filter(each -> each.isBranch() && each.condition().equals(terms.truth()))
            .toList();
    assertEquals(1, casts.size());
    assertEquals(1, casts.get(0).uses().size());
  }
}
