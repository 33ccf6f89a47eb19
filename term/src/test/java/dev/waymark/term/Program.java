package dev.waymark.term;

import dev.waymark.term.assign.Assignment;
import java.util.List;

/** A straight-line program: its steps as terms of one factory, and as values of plain Java. */
record Program(Terms terms, List<Symbol> inputs, List<Instruction> steps) {

  /** The term of each step. */
  Term[] build() {
    Term[] built = new Term[steps.size()];
    for (int i = 0; i < built.length; i++) {
      built[i] = steps.get(i).term(terms, built);
    }
    return built;
  }

  /** The value of each step, of which the first ones are the inputs. */
  long[] run(Assignment assignment) {
    long[] values = new long[steps.size()];
    for (Symbol input : inputs) {
      values[input.index()] = assignment.bits(input);
    }
    for (int i = 0; i < values.length; i++) {
      values[i] = steps.get(i).value(values);
    }
    return values;
  }
}
