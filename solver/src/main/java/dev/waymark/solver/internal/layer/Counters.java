package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.SolverStatistics;
import dev.waymark.solver.api.SolverStatistics.Work;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.solver.api.Unsat;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** What the layers of one stack count. */
public final class Counters {
  private final Map<Layer, Long> served = new EnumMap<>(Layer.class);
  private final Map<Backend, Work> backends = new EnumMap<>(Backend.class);
  private long backendQueries;
  private long sat;
  private long unsat;
  private long unknown;
  private long invalidModels;

  void serve(Layer layer) {
    served.merge(layer, 1L, Long::sum);
  }

  void work(Backend backend, Answer answer, long nanoseconds) {
    backendQueries++;
    Work before = backends.getOrDefault(backend, Work.NONE);
    long decided = before.decided() + (answer.isDecided() ? 1 : 0);
    backends.put(
        backend, new Work(before.asked() + 1, decided, before.nanoseconds() + nanoseconds));
  }

  void answer(Answer answer) {
    if (answer instanceof Sat) {
      sat++;
    } else if (answer instanceof Unsat) {
      unsat++;
    } else {
      unknown++;
    }
    if (answer instanceof Unknown gaveUp && gaveUp.reason() == UnknownReason.INVALID_MODEL) {
      invalidModels++;
    }
  }

  /** How many queries have come through to a bare solver. */
  public long backendQueries() {
    return backendQueries;
  }

  public SolverStatistics statistics() {
    return new SolverStatistics(
        sat + unsat + unknown,
        sat,
        unsat,
        unknown,
        invalidModels,
        Collections.unmodifiableMap(new EnumMap<>(served)),
        Collections.unmodifiableMap(new EnumMap<>(backends)));
  }
}
