package dev.waymark.explore.reason;

import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.generalize.reason.FamilyGraph;
import dev.waymark.generalize.reason.Reason;
import dev.waymark.program.Assertions;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.call.CallGraph;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Limits;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Says why branches are infeasible, after an exploration. It must have observed the exploration, to
 * know which runs to follow.
 */
public final class ReasonSearch {
  /** How many paths to a branch are explained for {@code explain}. */
  public static final int MANY = 24;

  /** How many are explained for a report. */
  public static final int FEW = 4;

  /** In nanoseconds; proofs end by how many states they take, and hardly ever by this. */
  private static final long LONGEST_PROOF = 4_000_000_000L;

  private static final Limits LIMITS = new Limits(Duration.ofSeconds(4), 1_000_000);

  private final CallGraph calls;
  private final Assertions assertions;
  private final int most;
  private boolean isDrawing;
  private final Map<Entry, RememberedInputs> inputs = new LinkedHashMap<>();

  /**
   * A search in the classes that {@code calls} is about.
   *
   * @param most how many paths to each branch to explain
   */
  public ReasonSearch(CallGraph calls, Assertions assertions, int most) {
    this.calls = calls;
    this.assertions = assertions;
    this.most = most;
  }

  /** Reasons come with the families of paths that they exclude. */
  public ReasonSearch drawing() {
    isDrawing = true;
    return this;
  }

  /** Is to be told of the runs of {@code entry}. */
  public Observer of(Entry entry) {
    return inputs.computeIfAbsent(entry, key -> new RememberedInputs());
  }

  /** Whether no input covers it, bounds or not. */
  public static boolean isInfeasible(Verdict verdict) {
    return verdict instanceof Verdict.Infeasible
        || verdict instanceof Verdict.InfeasibleWithinBounds;
  }

  /** The branches among {@code verdicts} that no input takes, bounds or not. */
  public static List<Branch> infeasible(Map<? extends Objective, Verdict> verdicts) {
    List<Branch> branches = new ArrayList<>();
    verdicts.forEach(
        (objective, verdict) -> {
          if (isInfeasible(verdict)
              && objective instanceof Objective.BranchTaken taken
              && !taken.branch().isLabel()) {
            branches.add(taken.branch());
          }
        });
    return branches;
  }

  /**
   * The reasons for {@code branches}, all of which are infeasible.
   *
   * @param explored what was found out of the entries that lead to them
   * @param methods where the branches are
   * @param isOver whether there is no time left; then some have fewer reasons, or none
   */
  public Map<Branch, BranchReasons> find(
      Collection<Branch> branches,
      List<Findings> explored,
      Collection<MethodModel> methods,
      BooleanSupplier isOver) {
    if (branches.isEmpty()) {
      return Map.of();
    }
    Set<Branch> all = new LinkedHashSet<>(branches);
    List<EntryReasons> searches = new ArrayList<>();
    try (SolverStack solver = SolverStack.builder().limits(LIMITS).build()) {
      for (Findings each : explored) {
        EntryReasons search =
            new EntryReasons(
                each.entry(),
                calls,
                assertions,
                solver,
                new WantedBranches(methods, all),
                most,
                isOver);
        search.follow(remembered(each));
        searches.add(search);
      }
    }
    Map<Branch, BranchReasons> reasons = new LinkedHashMap<>();
    try (BackwardReasons backward = new BackwardReasons(calls)) {
      for (Branch each : all) {
        BranchReasons known = of(each, all, searches, methods, isOver);
        boolean isSaid = !known.reasons().isEmpty() || !known.behind().isEmpty();
        reasons.put(each, isSaid || isOver.getAsBoolean() ? known : told(known, methods, backward));
      }
    }
    return reasons;
  }

  /** Where no run could be followed, a proof by going back has its own words. */
  private static BranchReasons told(
      BranchReasons known, Collection<MethodModel> methods, BackwardReasons backward) {
    Branch branch = known.branch();
    return methods.stream()
        .filter(each -> each.ref().equals(branch.method()))
        .findFirst()
        .flatMap(method -> backward.of(method, branch, System.nanoTime() + LONGEST_PROOF))
        .filter(told -> !told.reasons().isEmpty())
        .map(told -> known.with(told.reasons()))
        .orElse(known);
  }

  /** An exploration that goes on from a journal was not observed from its beginning. */
  private RememberedInputs remembered(Findings findings) {
    RememberedInputs known =
        inputs.computeIfAbsent(findings.entry(), key -> new RememberedInputs());
    if (known.size() == 0) {
      findings.tests().forEach(test -> known.add(test.input()));
    }
    return known;
  }

  private BranchReasons of(
      Branch branch,
      Set<Branch> infeasible,
      List<EntryReasons> searches,
      Collection<MethodModel> methods,
      BooleanSupplier isOver) {
    List<Reason> found = new ArrayList<>();
    Set<String> unknown = new LinkedHashSet<>();
    boolean isMet = false;
    boolean isCut = false;
    for (EntryReasons each : searches) {
      each.found(branch).forEach(one -> found.add(one.reason()));
      unknown.addAll(each.unknown(branch));
      if (each.isOf(branch.method())) {
        each.lost().forEach(reason -> unknown.add("a run cannot be followed: " + reason));
      }
      isMet |= each.isMet(branch);
      isCut |= each.isCut(branch);
    }
    if (isOver.getAsBoolean()) {
      unknown.add("time was up");
    }
    List<Branch> behind =
        isMet ? List.of() : behind(branch, methods, searches, new LinkedHashSet<>(infeasible));
    List<Reason> reasons = ReasonList.of(found);
    return new BranchReasons(
        branch,
        reasons,
        behind,
        isCut,
        List.copyOf(unknown),
        isDrawing ? families(branch, reasons, searches) : List.of());
  }

  private static List<FamilyGraph> families(
      Branch branch, List<Reason> reasons, List<EntryReasons> searches) {
    Set<FamilyGraph> families = new LinkedHashSet<>();
    for (Reason reason : reasons) {
      for (EntryReasons search : searches) {
        search.found(branch).stream()
            .filter(each -> each.reason().equals(reason))
            .findFirst()
            .flatMap(search::family)
            .ifPresent(families::add);
      }
    }
    return List.copyOf(families);
  }

  /** The branches before {@code branch} among {@code left} that runs come to. */
  private static List<Branch> behind(
      Branch branch,
      Collection<MethodModel> methods,
      List<EntryReasons> searches,
      Set<Branch> left) {
    Set<Branch> found = new LinkedHashSet<>();
    for (MethodModel method : methods) {
      if (method.ref().equals(branch.method())) {
        int statement = method.code().firstStatement(branch.instruction()) + branch.subIndex();
        for (Branch each : method.branchGraph().controlling(statement)) {
          if (left.remove(each)) {
            boolean isMet = searches.stream().anyMatch(search -> search.isMet(each));
            if (isMet) {
              found.add(each);
            } else {
              found.addAll(behind(each, methods, searches, left));
            }
          }
        }
      }
    }
    return List.copyOf(found);
  }
}
