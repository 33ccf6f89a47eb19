package dev.waymark.path;

import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Variable;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The constraints of a walk, and which version of each place is the current one. */
final class Memory {
  private final Terms terms;
  private final Naming naming;
  private final Map<Place, Integer> versions;
  private final List<Constraint> constraints;
  private boolean isAhead;

  Memory(Terms terms, Naming naming) {
    this(terms, naming, new HashMap<>(), new ArrayList<>());
  }

  private Memory(
      Terms terms, Naming naming, Map<Place, Integer> versions, List<Constraint> constraints) {
    this.terms = terms;
    this.naming = naming;
    this.versions = versions;
    this.constraints = constraints;
  }

  Memory copy() {
    Memory copy = new Memory(terms, naming, new HashMap<>(versions), new ArrayList<>(constraints));
    copy.isAhead = isAhead;
    return copy;
  }

  List<Constraint> constraints() {
    return constraints;
  }

  /** Whether the constraints may say more than those of the executor. */
  boolean isAhead() {
    return isAhead;
  }

  /** The path comes through what the executor does not see into. */
  void goAhead() {
    isAhead = true;
  }

  Instance current(Place place) {
    return new Instance(place, versions.getOrDefault(place, 0));
  }

  /** The values that {@code operands} of {@code frame} read. */
  List<Instance> uses(Frame frame, List<? extends Operand> operands) {
    List<Instance> uses = new ArrayList<>();
    for (Operand each : operands) {
      if (each instanceof Variable variable) {
        uses.add(current(frame.place(variable)));
      }
    }
    return uses;
  }

  /** {@code value}, now that it is put to {@code place}; under a name of its own if names count. */
  Value put(Place place, Value value, Point point, List<Instance> uses) {
    int version = versions.merge(place, 1, Integer::sum);
    if (naming == Naming.SUBSTITUTED || !(value instanceof Value.Numeric number)) {
      return value;
    }
    Instance defined = new Instance(place, version);
    Term name = terms.symbol(number.name().sort(), defined.toString());
    Term same = new Sameness(terms).of(name, number.name());
    constraints.add(new Constraint(same, point, uses, defined));
    return new Value.Numeric(number.term(), name);
  }

  /** The path goes on so that {@code term} holds, which is {@code name} over names. */
  void decide(Term term, Term name, Point point, List<Instance> uses) {
    constraints.add(new Constraint(naming == Naming.SUBSTITUTED ? term : name, point, uses, null));
  }

  /** A check passes, whatever the input; only worth a word where names count. */
  void passed(Term name, Point point, List<Instance> uses) {
    if (naming == Naming.NAMED) {
      constraints.add(new Constraint(name, point, uses, null));
    }
  }
}
