package dev.waymark.explore.reason;

import dev.waymark.bidirectional.BackwardProver;
import dev.waymark.bidirectional.proof.Chain;
import dev.waymark.bidirectional.proof.ToldProof;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.explore.backward.BackwardProofs;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.generalize.reason.FragmentWriter;
import dev.waymark.generalize.reason.FragmentWriter.Mention;
import dev.waymark.generalize.reason.Reason;
import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Reasons from proofs by going back: what each way to a branch would need, told in the order of
 * execution. No run is needed, so it works where nothing can be followed.
 */
public final class BackwardReasons implements AutoCloseable {
  /** More ways than these are not told. */
  private static final int MOST_WAYS = 40;

  private final BackwardProver prover;
  private final Predicate<String> isOwn;

  public BackwardReasons(CallGraph calls) {
    this.prover = new BackwardProver(calls);
    this.isOwn = name -> calls.hierarchy().scope().contains(name);
  }

  /**
   * A proof in words.
   *
   * @param reasons for each way to the branch, the shortest first; none if there are no words
   */
  public record Told(Branch branch, Proof proof, List<Reason> reasons) {
    public Told {
      reasons = List.copyOf(reasons);
    }

    public Verdict verdict() {
      return new Verdict.Infeasible(proof);
    }

    /** The reasons, for who asks for the branch. */
    public BranchReasons toBranch() {
      return new BranchReasons(branch, reasons, List.of(), false, List.of(), List.of());
    }
  }

  /**
   * The proof that nothing takes {@code branch} of {@code method}, whoever calls.
   *
   * @param end by {@link System#nanoTime}
   * @return empty if there is none
   */
  public Optional<Told> of(MethodModel method, Branch branch, long end) {
    for (BranchPoint point : method.branchPoints()) {
      if (point.branches().contains(branch)) {
        return of(method, point, branch, end);
      }
    }
    return Optional.empty();
  }

  private Optional<Told> of(MethodModel method, BranchPoint point, Branch branch, long end) {
    try {
      for (Effort effort : List.of(Effort.FEW, Effort.MORE, Effort.MOST)) {
        Optional<ToldProof> proof = prover.tell(method, point, branch, effort, end);
        if (proof.isPresent()) {
          return Optional.of(
              new Told(
                  branch,
                  BackwardProofs.of(proof.get().proof()),
                  reasons(proof.get().chains())));
        }
      }
    } catch (ProgramException e) {
      // its code, or that of a class it needs, cannot be read: nothing is proved of it
    }
    return Optional.empty();
  }

  /** Ways on which one line excludes itself are no news if there are others. */
  private List<Reason> reasons(List<Chain> chains) {
    List<Reason> all = new ArrayList<>();
    chains.stream().limit(MOST_WAYS).forEach(each -> all.add(told(each)));
    all.removeIf(each -> each.clauses().isEmpty());
    List<Reason> telling = all.stream().filter(each -> each.size() > 1).toList();
    return ReasonList.of(distinct(telling.isEmpty() ? all : telling));
  }

  /** Of reasons that say the same, the first one that says what values are known to be. */
  private static List<Reason> distinct(List<Reason> all) {
    Map<Reason, Reason> distinct = new LinkedHashMap<>();
    for (Reason each : all) {
      distinct.merge(each.plain(), each, (one, other) -> one.equals(one.plain()) ? other : one);
    }
    return List.copyOf(distinct.values());
  }

  private Reason told(Chain chain) {
    Map<Frame, Integer> frames = new HashMap<>();
    List<Move> moves = new ArrayList<>();
    for (Chain.Step each : chain.steps()) {
      int frame = frames.computeIfAbsent(each.frame(), key -> frames.size());
      PathSymbol.Kind kind =
          each.kind() == Chain.Kind.CAUGHT ? PathSymbol.Kind.CAUGHT : PathSymbol.Kind.STATEMENT;
      int level = each.frame().depth();
      moves.add(
          new Move(
              kind, frame, level, each.frame().method(), each.statement(), each.outcome(), null));
    }
    return new FragmentWriter(moves).write(mentions(chain));
  }

  /** What the JDK does is told where it is called. */
  private List<Mention> mentions(Chain chain) {
    List<Mention> mentions = new ArrayList<>();
    for (int place : chain.clashing()) {
      Chain.Step step = chain.steps().get(place);
      if (!isOwn.test(step.frame().method().ref().owner())) {
        continue;
      }
      switch (step.kind()) {
        case EXECUTED -> {
          if (!isPassedOver(chain, place)) {
            mentions.add(new Mention(place));
          }
        }
        case KNOWN -> mentions.add(new Mention(place, known(step), ""));
        case LOOP ->
            mentions.add(
                new Mention(place, "", "needs " + step.remark() + " before any turn of the loop"));
        case CAUGHT, ENTRY -> {}
      }
    }
    return mentions;
  }

  /** What a call does that is not looked into is told where its result is used. */
  private static boolean isPassedOver(Chain chain, int place) {
    Chain.Step step = chain.steps().get(place);
    boolean isEntered =
        place + 1 < chain.steps().size()
            && !chain.steps().get(place + 1).frame().equals(step.frame());
    return statement(step) instanceof Call && !isEntered;
  }

  private static Statement statement(Chain.Step step) {
    return step.frame().method().code().statement(step.statement());
  }

  private static String known(Chain.Step step) {
    Statement statement = statement(step);
    Variable target =
        statement instanceof Assign assign
            ? assign.target()
            : statement instanceof Call call ? call.result() : null;
    return target == null || target.kind() == Kind.REFERENCE ? "never null" : "never negative";
  }

  @Override
  public void close() {
    prover.close();
  }
}
