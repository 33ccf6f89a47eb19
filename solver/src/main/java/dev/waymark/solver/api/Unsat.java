package dev.waymark.solver.api;

import dev.waymark.term.Term;
import java.util.List;

/**
 * The constraints cannot hold together, and the domains of the symbols forbid even those of {@code
 * core}, a subset in the query's order. It need not be minimal.
 */
public record Unsat(List<Term> core) implements Answer {
  public Unsat {
    core = List.copyOf(core);
  }
}
