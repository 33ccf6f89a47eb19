package dev.waymark.generalize.exhaustive;

import dev.waymark.path.Constraint;
import dev.waymark.path.Follower;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.state.Script;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Finds the shortest infeasible paths breadth first: those that are feasible without their last
 * branch. Tests are conditions and switches, those that constants decide included.
 */
public final class ShortestPaths {
  private final World world;
  private final Script script;
  private final Solver solver;
  private final Limits limits;
  private final List<OutcomeSequence> infeasible = new ArrayList<>();
  private final List<OutcomeSequence> feasible = new ArrayList<>();
  private final Deque<Node> waiting = new ArrayDeque<>();
  private BooleanSupplier isOver = () -> false;

  /** What is done about checks that may fail. */
  public enum Checks {
    /** They pass wherever they can, as in C. */
    PASS,
    /** Whether they fail is a branch like others, though no test. */
    BRANCH
  }

  /**
   * How far to go.
   *
   * @param tests at most so many on a path
   * @param paths at most so many infeasible paths
   */
  public record Limits(int tests, int paths, Checks checks) {}

  /**
   * A feasible partial path.
   *
   * @param witness an input that takes it
   */
  private record Node(Walk walk, List<Integer> outcomes, int tests, Assignment witness) {
    Node with(Walk next, int outcome, int more) {
      List<Integer> longer = new ArrayList<>(outcomes);
      longer.add(outcome);
      return new Node(next, longer, tests + more, witness);
    }

    Node with(Assignment other) {
      return new Node(walk, outcomes, tests, other);
    }
  }

  public ShortestPaths(World world, Script script, Solver solver, Limits limits) {
    this.world = world;
    this.script = script;
    this.solver = solver;
    this.limits = limits;
  }

  /** Stops when {@code over} says that there is no time left. */
  public ShortestPaths until(BooleanSupplier over) {
    isOver = over;
    return this;
  }

  /**
   * What was found, shortest first.
   *
   * @param infeasible those that are feasible without their last branch
   * @param feasible all others that were looked at
   * @param isWhole whether there are no others within the number of tests
   */
  public record Found(
      List<OutcomeSequence> infeasible, List<OutcomeSequence> feasible, boolean isWhole) {
    public Found {
      infeasible = List.copyOf(infeasible);
      feasible = List.copyOf(feasible);
    }
  }

  /** Searches; a path on which a walk gets lost ends there. */
  public Found search() {
    Walk first = new Walk(world, script, Naming.SUBSTITUTED, Follower.NONE);
    waiting.add(new Node(first, List.of(), 0, Assignment.EMPTY));
    while (!waiting.isEmpty() && infeasible.size() < limits.paths() && !isOver.getAsBoolean()) {
      Node node = next(waiting.remove());
      if (node.walk().situation() instanceof Situation.Choice choice) {
        expand(node, choice);
      }
    }
    return new Found(infeasible, feasible, waiting.isEmpty());
  }

  /** Goes on as long as checks pass without being asked. */
  private Node next(Node start) {
    Node node = start;
    while (node.walk().situation() instanceof Situation.Choice choice && passes(choice)) {
      int outcome = choice.isExcluded(0) ? 1 : 0;
      node.walk().take(outcome);
      node = node.with(node.walk(), outcome, 0);
    }
    return node;
  }

  private boolean passes(Situation.Choice choice) {
    return limits.checks() == Checks.PASS && statement(choice) instanceof Check;
  }

  private static Statement statement(Situation.Choice choice) {
    return choice.point().method().code().statement(choice.point().statement());
  }

  private void expand(Node node, Situation.Choice choice) {
    Statement statement = statement(choice);
    int tests = statement instanceof If || statement instanceof Switch ? 1 : 0;
    for (int i = 0; i < choice.conditions().size(); i++) {
      Walk walk = node.walk().copy();
      walk.take(i);
      Node longer = node.with(walk, i, tests);
      if (longer.tests() > limits.tests()) {
        return;
      }
      if (takes(node.witness(), walk)) {
        add(longer);
      } else {
        sort(longer);
      }
    }
  }

  private static boolean takes(Assignment witness, Walk walk) {
    Evaluator evaluator = new Evaluator(witness);
    return walk.constraints().stream().allMatch(each -> evaluator.holds(each.condition()));
  }

  private void sort(Node node) {
    Answer answer = solver.check(query(node.walk().constraints()));
    if (answer instanceof Unsat) {
      infeasible.add(new OutcomeSequence(node.outcomes()));
    } else if (answer instanceof Sat sat) {
      add(node.with(sat.model()));
    }
  }

  private void add(Node node) {
    feasible.add(new OutcomeSequence(node.outcomes()));
    waiting.add(node);
  }

  /** Whether {@code constraints} can hold. */
  public static Query query(List<Constraint> constraints) {
    List<Term> conditions = constraints.stream().map(Constraint::condition).toList();
    return Query.of(conditions);
  }
}
