package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.List;

/**
 * The paths that wait, and which of them is tried next. Appending, in order, what waits to a new
 * strategy of the same kind, and then reading what this one wrote, gives the same strategy again.
 */
public interface Strategy {
  /** How many paths may wait: what fits into memory. */
  int MOST_WAITING = 1 << 21;

  /**
   * Adds the flips of the path that was run last, in the order of the path; none if it has none.
   *
   * @param gain how many objectives that run was the first to cover
   */
  void add(List<PartialPath> flips, int gain);

  /** Adds a path that waited before, or a first input. */
  void append(PartialPath next);

  /** Takes the path to try next; there is one. */
  PartialPath next();

  int size();

  /** All paths, in the order to append them. */
  List<PartialPath> waiting();

  /** Writes what {@link #waiting} does not tell. */
  default void write(Outgoing out) {}

  /** Takes over what {@link #write} wrote, when all paths are appended. */
  default void read(Incoming in) {}

  /** How much of the search is for steps at the frontier, in place of paths. */
  default Pace pace() {
    return Pace.NEVER;
  }

  /** Whether paths must have their {@link PartialPath#trail}. */
  default boolean readsTrails() {
    return false;
  }
}
