package dev.waymark.bidirectional;

import dev.waymark.bidirectional.proof.BackwardProof;
import dev.waymark.bidirectional.proof.Facts;
import dev.waymark.bidirectional.proof.MethodProver;
import dev.waymark.bidirectional.proof.ToldProof;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.Horizon;
import dev.waymark.program.call.MayWrite;
import dev.waymark.program.label.Label;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Proves that branches cannot be taken, whoever calls: going back from a branch, every way is
 * refuted before the entry of its method. Nothing is run.
 */
public final class BackwardProver implements AutoCloseable {
  static final Limits LIMITS = new Limits(Duration.ofSeconds(1), 200_000);

  private final CallGraph calls;
  private final MayWrite mayWrite;
  private final Facts facts = new Facts();
  private final SolverStack solver = SolverStack.builder().limits(LIMITS).build();

  public BackwardProver(CallGraph calls) {
    this.calls = calls;
    this.mayWrite = calls.writes(Horizon.PLATFORM);
  }

  /**
   * Those of the branches of {@code method} that cannot be taken.
   *
   * @param wanted the branches to look at, by branch point
   * @param end nothing is proved any more when {@link System#nanoTime} is this
   */
  public Map<Branch, BackwardProof> refute(
      MethodModel method, Function<BranchPoint, List<Branch>> wanted, Effort effort, long end) {
    return prove(end, prover -> prover.refute(method, wanted, effort, () -> isOver(end)));
  }

  /** Those of {@code labels} of {@code method} that cannot be covered, in the same way. */
  public Map<Branch, BackwardProof> refute(
      MethodModel method, List<Label> labels, Effort effort, long end) {
    return prove(end, prover -> prover.refute(method, labels, effort, () -> isOver(end)));
  }

  /** The proof that {@code branch} cannot be taken, to be told; empty if there is none. */
  public Optional<ToldProof> tell(
      MethodModel method, BranchPoint point, Branch branch, Effort effort, long end) {
    return prove(
        end,
        prover ->
            Optional.ofNullable(prover.tell(method, point, branch, effort, () -> isOver(end))));
  }

  private static boolean isOver(long end) {
    return System.nanoTime() - end >= 0;
  }

  private <T> T prove(long end, Function<MethodProver, T> work) {
    solver.forget();
    solver.until(end);
    try (CoreConfirmation confirmation = new CoreConfirmation()) {
      confirmation.until(end);
      return work.apply(new MethodProver(calls, mayWrite, solver, confirmation, facts));
    }
  }

  @Override
  public void close() {
    solver.close();
  }
}
