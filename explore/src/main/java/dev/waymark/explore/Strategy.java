package dev.waymark.explore;

import java.util.List;

/**
 * The paths that wait, and which of them is tried next. Appending, in order, what waits to an empty
 * strategy of the same kind gives the same strategy again.
 */
interface Strategy {
  /** Adds a flip of the path that was run last; they come in the order of the path. */
  void push(Pending flip);

  /** Adds a path that waited before, or a first input. */
  void append(Pending next);

  /** Takes the path to try next; there is one. */
  Pending next();

  int size();

  /** All paths, in the order to append them. */
  List<Pending> waiting();
}
