package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnsat;

import dev.waymark.solver.api.Query;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.List;

/** Checks what follows once the operands have their values. */
final class Fixed {
  private final Example example;
  private final SolverStack solver;

  Fixed(Example example, SolverStack solver) {
    this.example = example;
    this.solver = solver;
  }

  /** That {@code truth} can hold, and that it cannot fail to. */
  void check(Term truth, Operand... operands) {
    Query sat = query(truth, operands);
    assertSat(sat, solver.check(sat));
    Query unsat = query(example.terms.not(truth), operands);
    assertUnsat(unsat, solver.check(unsat));
  }

  private static Query query(Term last, Operand... operands) {
    List<Term> constraints = new ArrayList<>();
    for (Operand operand : operands) {
      constraints.add(operand.constraint());
    }
    constraints.add(last);
    return Query.of(constraints);
  }
}
