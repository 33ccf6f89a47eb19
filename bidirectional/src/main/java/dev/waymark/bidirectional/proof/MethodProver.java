package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.backward.Reliance;
import dev.waymark.bidirectional.backward.Transformer;
import dev.waymark.bidirectional.reach.BackSteps;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.bidirectional.reach.State;
import dev.waymark.bidirectional.reach.Turn;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.MayWrite;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.label.Label;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.api.Solver;
import dev.waymark.term.And;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Proofs about one method, which share their terms. */
public final class MethodProver {
  private final Terms terms = Simplifier.newTerms();
  private final Places places;
  private final Transformer transformer;
  private final Refuter refuter;
  private final BackSteps steps;
  private final Slicing slicing;
  private final FactFinder finder;

  public MethodProver(
      CallGraph calls,
      MayWrite mayWrite,
      Solver solver,
      CoreConfirmation confirmation,
      Facts facts) {
    this.places = new Places(terms, calls.hierarchy());
    this.slicing = new Slicing(places);
    this.refuter = new Refuter(places, solver, confirmation);
    this.finder = new FactFinder(calls, mayWrite, places, refuter, facts);
    this.transformer = finder.transformer();
    this.steps = finder.steps();
  }

  /** Those of the {@code wanted} branches, by branch point, that cannot be taken. */
  public Map<Branch, BackwardProof> refute(
      MethodModel method,
      Function<BranchPoint, List<Branch>> wanted,
      Effort effort,
      BooleanSupplier isOver) {
    Map<Branch, BackwardProof> refuted = new LinkedHashMap<>();
    for (BranchPoint point : method.branchPoints()) {
      for (Branch branch : wanted.apply(point)) {
        if (isOver.getAsBoolean()) {
          return refuted;
        }
        BackwardProof refutation =
            shallow(() -> waysTo(method, point, branch), effort, isOver, trace -> {});
        if (refutation != null) {
          refuted.put(branch, refutation);
        }
      }
    }
    return refuted;
  }

  /** The proof that {@code branch} cannot be taken, to be told; null if there is none. */
  public @Nullable ToldProof tell(
      MethodModel method, BranchPoint point, Branch branch, Effort effort, BooleanSupplier isOver) {
    List<Trace> traces = new ArrayList<>();
    Supplier<List<State>> ways = () -> waysTo(method, point, branch);
    BackwardProof refutation = shallow(ways, effort, isOver, traces::add);
    if (refutation == null) {
      return null;
    }
    List<Chain> chains = new ArrayList<>();
    for (Trace trace : traces) {
      for (Trace.End end : trace.ends()) {
        if (!isOver.getAsBoolean()) {
          new Retracing(steps, places, effort).of(trace, end, refuter).ifPresent(chains::add);
        }
      }
    }
    return new ToldProof(refutation, chains);
  }

  /** Those of {@code labels} of a method that cannot be covered, by what stands for them. */
  public Map<Branch, BackwardProof> refute(
      MethodModel method, List<Label> labels, Effort effort, BooleanSupplier isOver) {
    Map<Branch, BackwardProof> refuted = new LinkedHashMap<>();
    Map<Branch, BranchPoint> points = new HashMap<>();
    for (BranchPoint point : method.branchPoints()) {
      point.branches().forEach(branch -> points.put(branch, point));
    }
    for (Label label : labels) {
      if (isOver.getAsBoolean()) {
        return refuted;
      }
      BackwardProof refutation =
          shallow(() -> ways(method, label, points), effort, isOver, trace -> {});
      if (refutation != null) {
        refuted.put(label.branch(), refutation);
      }
    }
    return refuted;
  }

  /** Where {@code label} is about to be covered, for each reason; null if nobody knows. */
  private @Nullable List<State> ways(
      MethodModel method, Label label, Map<Branch, BranchPoint> points) {
    List<State> ways = new ArrayList<>();
    if (label.trigger() instanceof Label.Taken taken) {
      for (Branch branch : taken.branches()) {
        BranchPoint point = points.get(branch);
        if (point == null) {
          return null;
        }
        ways.addAll(waysTo(method, point, branch));
      }
      return ways;
    }
    Label.At at = (Label.At) label.trigger();
    if (at.instruction() != Label.ENTRY && !method.code().isReachable(at.instruction())) {
      return ways;
    }
    int statement =
        at.instruction() == Label.ENTRY ? 0 : method.code().firstStatement(at.instruction());
    for (Term each : reasons(transformer.formulas().of(at.formula()))) {
      Predicate predicate = Predicate.TRUE.and(each).settled();
      ways.add(State.at(Frame.of(method, 0), statement, predicate));
    }
    return ways;
  }

  /** What one goes back with. */
  public BackSteps steps() {
    return steps;
  }

  /** The values in places that all is said of. */
  public Places places() {
    return places;
  }

  /** Whether no state is as {@code predicate} says; asked only if that is worth it. */
  public boolean refutes(Predicate predicate) {
    return predicate.isFalse() || (Search.isWorthAsking(predicate) && refuter.refutes(predicate));
  }

  /** Without recent conditions that have nothing to do with the others. */
  public Predicate sliced(Predicate predicate) {
    return slicing.of(predicate);
  }

  /** Where {@code point} is about to go on with {@code branch}, for each reason to do so. */
  public List<State> waysTo(MethodModel method, BranchPoint point, Branch branch) {
    Statement statement = method.code().statement(point.statement());
    boolean isElse = statement instanceof If && !branch.equals(point.taken());
    int outcome = statement instanceof If ? isElse ? 1 : 0 : branch.outcome();
    Turn turn = new Turn(method, point.statement(), outcome, null);
    List<State> ways = new ArrayList<>();
    for (Term each : reasons(way(point, branch, statement))) {
      Predicate predicate = Predicate.TRUE.and(each).settled();
      ways.add(State.at(Frame.of(method, 0), point.statement(), predicate).toTake(turn));
    }
    return ways;
  }

  private Search search(Effort effort, BooleanSupplier isOver) {
    return new Search(steps, places, refuter, effort, isOver);
  }

  /** Terms as deep as in code that computes checksums are not for going back. */
  private @Nullable BackwardProof shallow(
      Supplier<? extends @Nullable List<State>> ways,
      Effort effort,
      BooleanSupplier isOver,
      Consumer<Trace> traces) {
    try {
      return refute(ways, effort, isOver, traces);
    } catch (StackOverflowError e) {
      return null;
    }
  }

  /** Each of several ways is refuted for itself. */
  private @Nullable BackwardProof refute(
      Supplier<? extends @Nullable List<State>> ways,
      Effort effort,
      BooleanSupplier isOver,
      Consumer<Trace> traces) {
    int states = 0;
    finder.until(isOver);
    Reliance unused = transformer.takeReliance();
    List<State> all = ways.get();
    if (all == null) {
      return null;
    }
    for (State way : all) {
      Trace trace = new Trace();
      traces.accept(trace);
      Search search = search(effort, isOver).tracing(trace);
      if (!search.refutes(way)) {
        return null;
      }
      states += search.states();
    }
    Reliance rests = transformer.takeReliance();
    return new BackwardProof(rests, states);
  }

  /** What {@code way} says in other words: that one of these holds. */
  private List<Term> reasons(Term way) {
    List<Term> reasons = new ArrayList<>();
    Deque<Term> open = new ArrayDeque<>(List.of(way));
    while (!open.isEmpty()) {
      Term each = open.pop();
      if (each instanceof Or either) {
        open.push(either.operand(1));
        open.push(either.operand(0));
      } else if (each instanceof Not not && not.operand(0) instanceof And both) {
        open.push(terms.not(both.operand(1)));
        open.push(terms.not(both.operand(0)));
      } else {
        reasons.add(each);
      }
    }
    return reasons;
  }

  private Term way(BranchPoint point, Branch branch, Statement statement) {
    if (statement instanceof If jump) {
      Term taken = transformer.conditions().taken(0, jump);
      return branch.equals(point.taken()) ? taken : terms.not(taken);
    }
    if (statement instanceof Switch jump) {
      int target = new SwitchTargets(jump).targets().get(branch.outcome());
      return transformer.conditions().jumps(0, jump, target);
    }
    Term passes = transformer.conditions().passes(0, (Check) statement);
    return branch.outcome() == 0 ? passes : terms.not(passes);
  }
}
