package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Solver;

/** A solver around another one, which it owns. */
abstract class Decorator implements Solver {
  final Solver next;

  Decorator(Solver next) {
    this.next = next;
  }

  @Override
  public final void close() {
    next.close();
  }
}
