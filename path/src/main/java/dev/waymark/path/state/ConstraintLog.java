package dev.waymark.path.state;

import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import dev.waymark.path.Naming;
import dev.waymark.path.PathValue;
import dev.waymark.path.Point;
import dev.waymark.path.number.Sameness;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Variable;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The constraints of a walk, and which version of each place is the current one. */
public final class ConstraintLog {
  private final Terms terms;
  private final Naming naming;
  private final Map<Cell, Integer> versions;
  private final List<Constraint> constraints;
  private boolean isAhead;

  public ConstraintLog(Terms terms, Naming naming) {
    this(terms, naming, new HashMap<>(), new ArrayList<>());
  }

  private ConstraintLog(
      Terms terms, Naming naming, Map<Cell, Integer> versions, List<Constraint> constraints) {
    this.terms = terms;
    this.naming = naming;
    this.versions = versions;
    this.constraints = constraints;
  }

  ConstraintLog copy() {
    ConstraintLog copy =
        new ConstraintLog(terms, naming, new HashMap<>(versions), new ArrayList<>(constraints));
    copy.isAhead = isAhead;
    return copy;
  }

  public List<Constraint> constraints() {
    return constraints;
  }

  /** Whether the constraints may say more than those of the executor. */
  public boolean isAhead() {
    return isAhead;
  }

  /** The path comes through what the executor does not see into. */
  public void goAhead() {
    isAhead = true;
  }

  Instance current(Cell place) {
    return new Instance(place, versions.getOrDefault(place, 0));
  }

  /** The values that {@code operands} of {@code frame} read. */
  public List<Instance> uses(CallFrame frame, List<? extends Operand> operands) {
    List<Instance> uses = new ArrayList<>();
    for (Operand each : operands) {
      if (each instanceof Variable variable) {
        uses.add(current(frame.place(variable)));
      }
    }
    return uses;
  }

  /** {@code value}, now that it is put to {@code place}; under a name of its own if names count. */
  public PathValue put(Cell place, PathValue value, Point point, List<Instance> uses) {
    int version = versions.merge(place, 1, Integer::sum);
    if (naming == Naming.SUBSTITUTED || !(value instanceof PathValue.Numeric number)) {
      return value;
    }
    Instance defined = new Instance(place, version);
    Term name = terms.symbol(number.name().sort(), defined.toString());
    Term same = new Sameness(terms).of(name, number.name());
    constraints.add(new Constraint(same, point, uses, defined));
    return new PathValue.Numeric(number.term(), name);
  }

  /** The path goes on so that {@code term} holds, which is {@code name} over names. */
  public void decide(Term term, Term name, Point point, List<Instance> uses) {
    constraints.add(new Constraint(naming == Naming.SUBSTITUTED ? term : name, point, uses, null));
  }

  /** A check passes, whatever the input; only worth a word where names count. */
  public void passed(Term name, Point point, List<Instance> uses) {
    if (naming == Naming.NAMED) {
      constraints.add(new Constraint(name, point, uses, null));
    }
  }
}
