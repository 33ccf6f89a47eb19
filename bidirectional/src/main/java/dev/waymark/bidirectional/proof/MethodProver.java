package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.Refutation;
import dev.waymark.bidirectional.backward.Transformer;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.MayWrite;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.api.Solver;
import dev.waymark.term.And;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Proofs about one method, which share their terms. */
public final class MethodProver {
  private static final int MOST_NESTED = 3;
  private static final Effort FOR_RESULTS = new Effort(40, 2, 30, true, true);

  private final Terms terms = Simplifier.newTerms();
  private final Places places;
  private final Transformer transformer;
  private final Refuter refuter;
  private final Callers callers;
  private final Callees callees;
  private final Map<MethodModel, Long> least = new HashMap<>();
  private int nested;

  public MethodProver(
      CallGraph calls, MayWrite mayWrite, Solver solver, CoreConfirmation confirmation) {
    this.places = new Places(terms, calls.hierarchy());
    this.transformer = new Transformer(places, calls, mayWrite);
    this.refuter = new Refuter(places, solver, confirmation);
    this.callers = new Callers(calls);
    this.callees = new Callees(calls, this::least);
  }

  /** Those of the {@code wanted} branches, by branch point, that cannot be taken. */
  public Map<Branch, Refutation> refute(
      MethodModel method,
      Function<BranchPoint, List<Branch>> wanted,
      Effort effort,
      BooleanSupplier isOver) {
    Map<Branch, Refutation> refuted = new LinkedHashMap<>();
    for (BranchPoint point : method.branchPoints()) {
      for (Branch branch : wanted.apply(point)) {
        if (isOver.getAsBoolean()) {
          return refuted;
        }
        Refutation refutation = refute(method, point, branch, effort, isOver);
        if (refutation != null) {
          refuted.put(branch, refutation);
        }
      }
    }
    return refuted;
  }

  private Search search(Effort effort, BooleanSupplier isOver) {
    return new Search(transformer, places, refuter, callers, callees, effort, isOver);
  }

  /** Each of several reasons to take the branch is refuted for itself. */
  private @Nullable Refutation refute(
      MethodModel method, BranchPoint point, Branch branch, Effort effort, BooleanSupplier isOver) {
    Statement statement = method.code().statement(point.statement());
    Deque<Term> open = new ArrayDeque<>(List.of(way(point, branch, statement)));
    boolean isShared = false;
    int states = 0;
    while (!open.isEmpty()) {
      Term way = open.pop();
      if (way instanceof Or either) {
        open.push(either.operand(1));
        open.push(either.operand(0));
      } else if (way instanceof Not not && not.operand(0) instanceof And both) {
        open.push(terms.not(both.operand(1)));
        open.push(terms.not(both.operand(0)));
      } else {
        Search search = search(effort, isOver);
        Predicate predicate = Predicate.TRUE.and(way).settled();
        if (!search.refutes(State.at(Frame.of(method, 0), point.statement(), predicate, null))) {
          return null;
        }
        isShared |= search.isShared();
        states += search.states();
      }
    }
    return new Refutation(isShared, states);
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

  /** The least value that {@code method} can return: 1 if never null, 0 if never negative. */
  private long least(MethodModel method) {
    Long known = least.get(method);
    if (known == null) {
      least.put(method, Long.MIN_VALUE);
      known = nested >= MOST_NESTED ? Long.MIN_VALUE : findLeast(method);
      least.put(method, known);
    }
    return known;
  }

  private long findLeast(MethodModel method) {
    nested++;
    try {
      List<Statement> statements = method.code().statements();
      long found = Long.MIN_VALUE;
      for (int i = 0; i < statements.size(); i++) {
        if (statements.get(i) instanceof Return leave && leave.value() != null) {
          Kind kind = leave.value().kind();
          found = kind == Kind.REFERENCE ? 1 : 0;
          boolean isBounded = kind == Kind.REFERENCE || kind == Kind.INT;
          if (!isBounded || !isAtLeast(method, i, leave, found)) {
            return Long.MIN_VALUE;
          }
        }
      }
      return found;
    } catch (ProgramException e) {
      return Long.MIN_VALUE;
    } finally {
      nested--;
    }
  }

  private boolean isAtLeast(MethodModel method, int index, Return leave, long bound) {
    Term value = transformer.values().of(0, Objects.requireNonNull(leave.value()));
    Term low = terms.compare(Relation.LT, value, terms.intConstant((int) bound));
    Predicate predicate = Predicate.TRUE.and(low).settled();
    return search(FOR_RESULTS, () -> false)
        .refutes(State.at(Frame.of(method, 0), index, predicate, null));
  }
}
