package dev.waymark.path.defuse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.walk.Replay;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import dev.waymark.validation.agreement.Inputs;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Constraints over names say of the inputs what the path condition with substitution says, on paths
 * of the validation programs and on those that leave them at one branch; and whether a branch can
 * be taken is decided by the constraints that hang together with it, through uses and definitions.
 *
 * <p>{@code not-solved.txt} lists the methods with an input whose path is left out. Those with
 * parameters or results that are floats are left out, too: solvers take long for them.
 */
class SameAnswersTest {
  private static final int INPUTS = 1;
  private static final int STRIDE = 41;
  private static final long SEED = 7;
  private static final int MOST_BRANCHES = 3;
  private static final int MOST_CONSTRAINTS = 400;

  private final Ground ground = new Ground();
  private final SolverStack solver =
      SolverStack.builder().limits(Limits.ofTime(Duration.ofMillis(300))).build();
  private final Map<String, String> differing = new TreeMap<>();
  private final Map<String, String> skipped = new TreeMap<>();
  private int decided;
  private int refuted;
  private int undecided;

  @AfterEach
  void close() {
    solver.close();
  }

  @Test
  void namesChangeNoAnswer() {
    for (Method method : ground.methods()) {
      if (!ground.model(method).descriptor().matches(".*[FD].*")) { // solvers take long for those
        solver.forget();
        Inputs inputs = Inputs.of(method.getParameterTypes(), SEED + method.toString().hashCode());
        for (int i = 0; i < INPUTS; i++) {
          check(method, inputs.get(i * STRIDE));
        }
      }
    }
    assertEquals(Map.of(), differing);
    assertEquals(Listed.in("not-solved.txt"), skipped);
    assertTrue(decided > 400 && refuted > 150, decided + " decided, " + refuted + " refuted");
    assertTrue(undecided * 20 <= decided, undecided + " undecided, " + decided + " decided");
  }

  private void check(Method method, Object[] arguments) {
    Terms terms = Simplifier.newTerms();
    World world = ground.world(terms);
    GivenInput input =
        new GivenInput(terms, ground.model(method), arguments, GivenInput.Numbers.SYMBOLIC);
    Walk walk = ground.walk(world, input, Naming.NAMED);
    Replay replay = Replay.of(walk, input.numbers());
    if (replay.end() instanceof Situation.Lost lost) {
      skipped.putIfAbsent(ground.name(method), lost.reason());
      return;
    }
    if (walk.constraints().size() > MOST_CONSTRAINTS) {
      skipped.putIfAbsent(
          ground.name(method), "a path of more than " + MOST_CONSTRAINTS + " constraints");
      return;
    }
    String name = ground.name(method) + " " + Inputs.show(arguments);
    checkMentions(world, name, walk.constraints());
    checkPath(terms, name, input.numbers(), walk.constraints());
    checkSubstituted(world, name, input, replay, walk.constraints());
    int branches = 0;
    for (int i = replay.steps().size() - 1; i >= 0 && branches < MOST_BRANCHES; i--) {
      branches += checkOthers(world, name, input, replay.steps(), i);
    }
  }

  /** What is in a term is among what the constraint uses and defines. */
  private void checkMentions(World world, String name, List<Constraint> constraints) {
    for (Constraint each : constraints) {
      Set<Instance> said = new HashSet<>(each.uses());
      said.addAll(each.defines());
      if (!said.containsAll(world.names().instances(each.condition()))) {
        differing.put(name, "more is in " + each);
      }
    }
  }

  /** The input satisfies the constraints. */
  private void checkPath(
      Terms terms, String name, Assignment numbers, List<Constraint> constraints) {
    List<Term> all = conditions(constraints);
    for (Symbol symbol : numbers.symbols()) {
      Term value = terms.constant(symbol.sort(), numbers.bits(symbol));
      all.add(terms.compare(Relation.EQ, symbol, value));
    }
    if (solve(all) instanceof Unsat unsat) {
      differing.put(name, "not satisfied by the input: " + unsat.core());
    }
  }

  /** The constraints imply what is said with substitution. */
  private void checkSubstituted(
      World world, String name, GivenInput input, Replay replay, List<Constraint> named) {
    Walk walk = ground.walk(world, input, Naming.SUBSTITUTED);
    replay.steps().forEach(step -> goOn(walk, step.taken()));
    Term all = world.terms().conjunction(conditions(walk.constraints()));
    List<Term> others = conditions(named);
    others.add(world.terms().not(all));
    if (solve(others) instanceof Sat) {
      differing.put(name, "by name more is possible than " + all);
    }
  }

  private static void goOn(Walk walk, int outcome) {
    if (walk.situation() instanceof Situation.Choice) {
      walk.take(outcome);
    }
  }

  /** Leaves the path at one step; says how often that is possible. */
  private int checkOthers(
      World world, String name, GivenInput input, List<Replay.Step> steps, int index) {
    int count = 0;
    for (int i = 0; i < steps.get(index).choice().conditions().size(); i++) {
      if (i != steps.get(index).taken()) {
        Walk named = walked(world, input, Naming.NAMED, steps.subList(0, index), i);
        Walk substituted = walked(world, input, Naming.SUBSTITUTED, steps.subList(0, index), i);
        compare(
            name + " other " + i + " at " + steps.get(index).choice().point(), named, substituted);
        count++;
      }
    }
    return count;
  }

  private Walk walked(
      World world, GivenInput input, Naming naming, List<Replay.Step> steps, int last) {
    Walk walk = ground.walk(world, input, naming);
    for (Replay.Step each : steps) {
      walk.situation();
      walk.take(each.taken());
    }
    walk.situation();
    walk.take(last);
    return walk;
  }

  private void compare(String name, Walk named, Walk substituted) {
    List<Constraint> all = untilBranch(named.constraints());
    Answer ours = solve(conditions(all));
    Answer theirs = solve(conditions(substituted.constraints()));
    if (!ours.isDecided() || !theirs.isDecided()) {
      undecided++;
      return;
    }
    decided++;
    if (ours instanceof Sat != theirs instanceof Sat) {
      differing.put(name, ours + " by name, " + theirs + " substituted");
    }
    if (ours instanceof Unsat) {
      refuted++;
      List<Constraint> slice = Slice.of(all);
      if (solve(conditions(slice)) instanceof Sat) {
        differing.put(name, "refuted by what it does not hang together with: " + slice);
      }
    }
  }

  /** Without what the statement defines behind the branch, such as a caught exception. */
  private static List<Constraint> untilBranch(List<Constraint> constraints) {
    int last = constraints.size() - 1;
    while (!constraints.get(last).isBranch()) {
      last--;
    }
    return constraints.subList(0, last + 1);
  }

  private static List<Term> conditions(List<Constraint> constraints) {
    return new ArrayList<>(constraints.stream().map(Constraint::condition).toList());
  }

  private Answer solve(List<Term> conditions) {
    return solver.check(Query.of(conditions));
  }
}
