package dev.waymark.solver;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Patience;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.SolverStatistics;
import dev.waymark.solver.bitwuzla.Bitwuzla;
import dev.waymark.solver.internal.engine.Mode;
import dev.waymark.solver.internal.layer.CoreCachingSolver;
import dev.waymark.solver.internal.layer.Counters;
import dev.waymark.solver.internal.layer.CountingSolver;
import dev.waymark.solver.internal.layer.IntervalSolver;
import dev.waymark.solver.internal.layer.ModelReusingSolver;
import dev.waymark.solver.internal.layer.RelaxingSolver;
import dev.waymark.solver.internal.layer.SecondSolver;
import dev.waymark.solver.internal.layer.SecondSolver.Order;
import dev.waymark.solver.internal.layer.SimplifyingSolver;
import dev.waymark.solver.internal.layer.SlicingSolver;
import dev.waymark.solver.internal.layer.ValidatingSolver;
import dev.waymark.solver.internal.layer.WalkingSolver;
import dev.waymark.solver.z3.Z3;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A solver with layers around it. Every model is validated, whatever the layers. Layers that cannot
 * work here, such as a second backend where there is none, are left out.
 */
public final class SolverStack implements Solver {
  private final BiFunction<Counters, Deadline, Solver> maker;
  private final Deadline deadline;
  private final QueryEffort least;
  private final Counters counters = new Counters();
  private Solver outermost;

  private SolverStack(
      BiFunction<Counters, Deadline, Solver> maker, Deadline deadline, QueryEffort least) {
    this.maker = maker;
    this.deadline = deadline;
    this.least = least;
    this.outermost = maker.apply(counters, deadline);
  }

  /**
   * Whether {@code backend} has a native library for this platform. Z3 has one for all we support.
   */
  public static boolean isAvailable(Backend backend) {
    return backend == Backend.Z3 || Bitwuzla.isAvailable();
  }

  /** All layers, Z3 first, ten seconds per query. */
  public static Builder builder() {
    return new Builder();
  }

  @Override
  public Answer check(Query query) {
    return outermost.check(query);
  }

  /** Answers nothing any more when the clock shows {@code nanoseconds}, or a little later. */
  public void until(long nanoseconds) {
    deadline.set(nanoseconds);
  }

  /** Takes back what {@link #until} said. */
  public void untilForever() {
    deadline.clear();
  }

  /** The least effort that makes a difference. */
  public QueryEffort least() {
    return least;
  }

  /** Is as new, but for the statistics: later queries may be about other terms. */
  public void forget() {
    outermost.close();
    outermost = maker.apply(counters, deadline);
  }

  /** How many queries have come through to a bare solver. */
  public long backendQueries() {
    return counters.backendQueries();
  }

  public SolverStatistics statistics() {
    return counters.statistics();
  }

  @Override
  public void close() {
    outermost.close();
  }

  /** Collects choices; each {@link #build} makes a stack of its own. */
  public static final class Builder {
    private Set<Layer> layers = EnumSet.allOf(Layer.class);
    private Backend first = Backend.Z3;
    private Limits limits = Limits.ofTime(Duration.ofSeconds(10));
    private @Nullable Limits quick;
    private LongSupplier nanoClock = System::nanoTime;

    private Builder() {}

    public Builder layers(Set<Layer> choice) {
      layers = Set.copyOf(choice);
      return this;
    }

    /** The backend to ask first, or alone without {@link Layer#SECOND}; it must be available. */
    public Builder first(Backend choice) {
      first = choice;
      return this;
    }

    /** The limits of each backend, per query. */
    public Builder limits(Limits choice) {
      limits = choice;
      return this;
    }

    /** The limits of queries of {@link QueryEffort#QUICK}; those of all queries if not said. */
    public Builder quick(Limits choice) {
      quick = choice;
      return this;
    }

    public Builder nanoClock(LongSupplier choice) {
      nanoClock = choice;
      return this;
    }

    public SolverStack build() {
      Deadline deadline = new Deadline(nanoClock);
      return new SolverStack(
          this::chain, deadline, quick == null ? QueryEffort.FULL : QueryEffort.QUICK);
    }

    private Solver chain(Counters counters, Deadline deadline) {
      Solver solver = backends(counters, deadline);
      if (layers.contains(Layer.WALK)) {
        solver = new WalkingSolver(solver, counters, deadline);
      }
      if (layers.contains(Layer.RELAX)) {
        Solver parts = bounded(solver, new Counters(), deadline); // which are no queries
        solver = new RelaxingSolver(solver, parts, counters);
      }
      solver = bounded(solver, counters, deadline);
      if (layers.contains(Layer.MODELS)) {
        solver = new ModelReusingSolver(solver, counters);
      }
      if (layers.contains(Layer.CORES)) {
        solver = new CoreCachingSolver(solver, counters);
      }
      if (layers.contains(Layer.SLICE)) {
        solver = new SlicingSolver(solver, counters);
      }
      if (layers.contains(Layer.SIMPLIFY)) {
        solver = new SimplifyingSolver(solver, counters);
      }
      return new ValidatingSolver(solver, counters);
    }

    private Solver bounded(Solver solver, Counters counters, Deadline deadline) {
      return layers.contains(Layer.INTERVALS)
          ? new IntervalSolver(solver, counters, deadline)
          : solver;
    }

    private Solver backends(Counters counters, Deadline deadline) {
      if (!layers.contains(Layer.SECOND) || !isAvailable(first.other())) {
        return bare(first, counters, deadline);
      }
      Order integers =
          new Order(bare(first, counters, deadline), bare(first.other(), counters, deadline));
      Order floats = first == Backend.BITWUZLA ? integers : integers.reversed();
      return new SecondSolver(integers, floats, counters);
    }

    private Solver bare(Backend backend, Counters counters, Deadline deadline) {
      return new CountingSolver(open(backend, deadline), backend, counters, nanoClock);
    }

    private Solver open(Backend backend, Deadline deadline) {
      Patience patience = new Patience(quick == null ? limits : quick, limits);
      Mode mode = layers.contains(Layer.INCREMENTAL) ? Mode.INCREMENTAL : Mode.ONE_SHOT;
      return switch (backend) {
        case Z3 -> Z3.open(mode, patience, deadline);
        case BITWUZLA -> Bitwuzla.open(mode, patience, deadline, nanoClock);
      };
    }
  }
}
