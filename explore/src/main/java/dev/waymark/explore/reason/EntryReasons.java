package dev.waymark.explore.reason;

import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.paths.InstrumentedCallees;
import dev.waymark.generalize.Generalizer;
import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.automaton.Flows;
import dev.waymark.generalize.explain.Explainer;
import dev.waymark.generalize.explain.Explanation;
import dev.waymark.generalize.explain.Precision;
import dev.waymark.generalize.reason.FamilyGraph;
import dev.waymark.generalize.reason.Reason;
import dev.waymark.generalize.reason.ReasonWriter;
import dev.waymark.generalize.word.Alphabet;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.path.Constraint;
import dev.waymark.path.World;
import dev.waymark.program.Assertions;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.call.Horizon;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.solver.api.Solver;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for reasons along the remembered runs of one entry. Of each branch, so many paths are
 * explained and no more; so it costs what it costs, whatever the time.
 */
final class EntryReasons {
  /** The most paths of one input to one branch. */
  static final int PATHS_OF_INPUT = 3;

  private final Entry entry;
  private final World world;
  private final Explainer explainer;
  private final PathFlipper flipper;
  private final int most;
  private final BooleanSupplier isOver;
  private final Symbols symbols = new Symbols();
  private final Set<List<Integer>> seen = new HashSet<>();
  private final Map<Branch, List<Found>> found = new LinkedHashMap<>();
  private final CallGraph calls;
  private final Map<Branch, Integer> looked = new LinkedHashMap<>();
  private final Map<Branch, Integer> ofInput = new LinkedHashMap<>();
  private final Set<Branch> cut = new LinkedHashSet<>();
  private final Map<Branch, Set<String>> unknown = new LinkedHashMap<>();
  private final Set<String> lost = new LinkedHashSet<>();

  /** A reason, and the path that it is of. */
  record Found(Reason reason, FlippedPath path, Explanation why) {}

  /**
   * Reasons for branches on paths of {@code entry}.
   *
   * @param most how many paths to a branch are explained
   * @param isOver whether there is no time left
   */
  EntryReasons(
      Entry entry,
      CallGraph calls,
      Assertions assertions,
      Solver solver,
      WantedBranches wanted,
      int most,
      BooleanSupplier isOver) {
    this.entry = entry;
    this.calls = calls;
    ClassHierarchy hierarchy = calls.hierarchy();
    this.world =
        new World(hierarchy, new InstrumentedCallees(hierarchy), Simplifier.newTerms(), assertions);
    this.explainer = new Explainer(solver, Precision.MINIMAL);
    this.flipper = new PathFlipper(entry, world, wanted);
    this.most = most;
    this.isOver = isOver;
  }

  /** Follows all {@code inputs}, in order. */
  void follow(RememberedInputs inputs) {
    InputCodec codec = new InputCodec(world.terms());
    for (int i = 0; i < inputs.size() && !isOver.getAsBoolean(); i++) {
      Input input = inputs.get(i, codec);
      ofInput.clear();
      String problem =
          flipper.follow(
              input, isOver, this::isWorthIt, (branch, path) -> explain(branch, path, input));
      if (!problem.isEmpty()) {
        lost.add(problem);
      }
    }
  }

  private boolean isWorthIt(Branch branch) {
    boolean isEnough =
        looked.getOrDefault(branch, 0) >= most
            || ofInput.merge(branch, 1, Integer::sum) > PATHS_OF_INPUT
            || isOver.getAsBoolean();
    if (isEnough) {
      cut.add(branch);
    }
    return !isEnough;
  }

  private void explain(Branch branch, FlippedPath path, Input input) {
    List<Integer> key = new ArrayList<>();
    Arrays.stream(path.path().word(Alphabet.BRANCHES, symbols)).forEach(key::add);
    key.add(RememberedInputs.shapes(input).hashCode());
    if (!seen.add(key)) {
      return;
    }
    looked.merge(branch, 1, Integer::sum);
    Optional<Explanation> why = why(path.constraints());
    if (why.isEmpty()) {
      unknown
          .computeIfAbsent(branch, k -> new LinkedHashSet<>())
          .add("the solver does not say why a path is infeasible");
      return;
    }
    ReasonWriter writer =
        new ReasonWriter(
            world, path.path(), path.constraints(), new ActionNames(entry, input.arguments()));
    found
        .computeIfAbsent(branch, k -> new ArrayList<>())
        .add(new Found(writer.write(why.get()), path, why.get()));
  }

  /** What the code says is preferred to how the input happens to be made up. */
  private Optional<Explanation> why(List<Constraint> constraints) {
    List<Constraint> ofCode =
        constraints.stream()
            .filter(each -> each.origin() != Constraint.Origin.INPUT || !isShape(each))
            .toList();
    return explainer.explain(ofCode).or(() -> explainer.explain(constraints));
  }

  private static boolean isShape(Constraint constraint) {
    return constraint.condition() instanceof Comparison equation
        && (equation.left() instanceof Constant || equation.right() instanceof Constant);
  }

  List<Found> found(Branch branch) {
    return found.getOrDefault(branch, List.of());
  }

  /** Whether it is {@code method} that runs call. */
  boolean isOf(MethodRef method) {
    return entry.method().ref().equals(method);
  }

  boolean isMet(Branch branch) {
    return flipper.met().contains(branch);
  }

  boolean isCut(Branch branch) {
    return cut.contains(branch);
  }

  Set<String> unknown(Branch branch) {
    return unknown.getOrDefault(branch, Set.of());
  }

  /** What runs could not be followed for. */
  Set<String> lost() {
    return lost;
  }

  /** The family of paths that {@code one} excludes; empty if no others share the reason. */
  Optional<FamilyGraph> family(Found one) {
    AutomatonBuilder automata =
        new AutomatonBuilder(new Flows(calls, Horizon.SCOPE), symbols, Alphabet.BRANCHES);
    return new Generalizer(explainer, automata, world.names())
        .generalize(one.path().path(), one.why())
        .map(family -> FamilyGraph.of(family.automaton(), this::method));
  }

  private @Nullable MethodModel method(MethodRef ref) {
    ClassModel owner = world.hierarchy().find(ref.owner());
    return owner == null ? null : owner.find(ref.name(), ref.descriptor());
  }
}
