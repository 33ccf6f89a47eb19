package dev.waymark.cli.doctor;

import dev.waymark.program.ir.Relation;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.term.Sort;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.Set;

/** Asks a solver something easy. */
final class SolverTrial {
  private SolverTrial() {}

  /** A native library that cannot be unpacked or does not load is a linkage error. */
  static boolean answers(Backend backend) {
    try {
      return SolverStack.isAvailable(backend) && finds(backend);
    } catch (LinkageError e) {
      return false;
    }
  }

  private static boolean finds(Backend backend) {
    try (SolverStack solver = SolverStack.builder().layers(Set.of()).first(backend).build()) {
      return solver.check(question()) instanceof Sat;
    }
  }

  private static Query question() {
    Terms terms = Simplifier.newTerms();
    return Query.of(terms.compare(Relation.GT, terms.symbol(Sort.INT, "x"), terms.intConstant(5)));
  }
}
