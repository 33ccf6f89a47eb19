package dev.waymark.bidirectional;

import dev.waymark.bidirectional.frontier.Demands;
import dev.waymark.bidirectional.proof.Facts;
import dev.waymark.bidirectional.proof.MethodProver;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.Horizon;
import dev.waymark.program.call.MayWrite;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.SolverStack;

/** Goes back from branches that are wanted, to where runs have been. */
public final class BackwardSearch implements AutoCloseable {
  private final SolverStack solver = SolverStack.builder().limits(BackwardProver.LIMITS).build();
  private final CoreConfirmation confirmation = new CoreConfirmation();
  private final Demands demands;
  private final Places places;

  public BackwardSearch(CallGraph calls) {
    MayWrite mayWrite = calls.writes(Horizon.PLATFORM);
    MethodProver prover = new MethodProver(calls, mayWrite, solver, confirmation, new Facts());
    this.demands = new Demands(prover, calls.hierarchy().scope());
    this.places = prover.places();
  }

  /** What must hold where. */
  public Demands demands() {
    return demands;
  }

  /** The values in places that demands are about. */
  public Places places() {
    return places;
  }

  @Override
  public void close() {
    confirmation.close();
    solver.close();
  }
}
