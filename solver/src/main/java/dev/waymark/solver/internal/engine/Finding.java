package dev.waymark.solver.internal.engine;

import dev.waymark.solver.api.UnknownReason;
import java.util.List;
import java.util.function.ToLongFunction;

/** What a native solver found. */
public sealed interface Finding<E> {
  /** All conditions hold for some values of the unknowns; to be read before the next check. */
  record Model<E>(ToLongFunction<E> bits) implements Finding<E> {}

  /** The conditions at these positions, ascending, cannot hold together with the facts. */
  record Core<E>(List<Integer> positions) implements Finding<E> {
    public Core {
      positions = List.copyOf(positions);
    }
  }

  record GaveUp<E>(UnknownReason reason) implements Finding<E> {}
}
