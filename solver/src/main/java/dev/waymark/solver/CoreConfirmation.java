package dev.waymark.solver;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unsat;
import dev.waymark.solver.internal.encoding.FloatFinder;
import dev.waymark.term.Term;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Asks again whether cores are unsatisfiable: the solver that is not the first to be asked by a
 * {@link SolverStack}, without any layer, and about each core for itself. So a bug of one solver,
 * of the encoding for it, or of a layer does not become a wrong proof.
 */
public final class CoreConfirmation implements AutoCloseable {
  /** Steps run out before time does, whatever the machine is busy with. */
  private static final Limits LIMITS = new Limits(Duration.ofSeconds(20), 10_000_000);

  private final FloatFinder floats = new FloatFinder();
  private @Nullable SolverStack forIntegers;
  private @Nullable SolverStack forFloats;
  private @Nullable Long end;

  /** What the second solver says. */
  public enum Result {
    CONFIRMED,
    /** The second solver gave up, or there is none here. */
    UNDECIDED,
    /** The second solver has found a model, and it is one. */
    CONTRADICTED
  }

  /** Nothing is decided any more when {@link System#nanoTime} is {@code nanoseconds}. */
  public void until(long nanoseconds) {
    end = nanoseconds;
  }

  /** Whether no values satisfy all of {@code core}. */
  public Result confirm(List<Term> core) {
    if (!SolverStack.isAvailable(Backend.BITWUZLA)) {
      return Result.UNDECIDED;
    }
    Answer answer = second(core).check(Query.of(core));
    if (answer instanceof Unsat) {
      return Result.CONFIRMED;
    }
    return answer instanceof Sat ? Result.CONTRADICTED : Result.UNDECIDED;
  }

  private Solver second(List<Term> core) {
    if (core.stream().anyMatch(floats::isIn)) {
      forFloats = forFloats == null ? open(Backend.Z3) : forFloats;
      return forFloats;
    }
    forIntegers = forIntegers == null ? open(Backend.BITWUZLA) : forIntegers;
    return forIntegers;
  }

  private SolverStack open(Backend backend) {
    SolverStack stack =
        SolverStack.builder().layers(Set.of()).first(backend).limits(LIMITS).build();
    if (end != null) {
      stack.until(end);
    }
    return stack;
  }

  @Override
  public void close() {
    if (forIntegers != null) {
      forIntegers.close();
    }
    if (forFloats != null) {
      forFloats.close();
    }
  }
}
