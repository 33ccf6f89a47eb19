package dev.waymark.generalize.reason;

import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.InstanceNames;
import dev.waymark.path.ObjectName;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What constraints say of the input, in words. */
final class InputFacts {
  private static final int DEEPEST = 8;

  private final InputNames inputs;
  private final InstanceNames names;
  private final List<Constraint> given = new ArrayList<>();

  /**
   * Words for a path.
   *
   * @param walked all constraints of the path
   */
  InputFacts(InputNames inputs, InstanceNames names, List<Constraint> walked) {
    this.inputs = inputs;
    this.names = names;
    for (Constraint each : walked) {
      if (each.defines().size() == 1
          && (each.origin() == Constraint.Origin.INPUT || isArgument(each))) {
        given.add(each);
      }
    }
  }

  private static boolean isArgument(Constraint constraint) {
    return constraint.defines().get(0).cell() instanceof Cell.Argument;
  }

  /**
   * What {@code constraint} says; empty if that goes without saying.
   *
   * @param asksWhichObject whether it matters which objects there are, and where there are none
   */
  Optional<Fact> of(Constraint constraint, boolean asksWhichObject) {
    if (!given.contains(constraint)
        || !(constraint.condition() instanceof Comparison equation)
        || equation.relation() != Relation.EQ) {
      return Optional.empty();
    }
    Cell cell = constraint.defines().get(0).cell();
    Term value = other(equation, constraint);
    if (value instanceof Symbol symbol && names.instance(symbol) == null) {
      return Optional.of(fact(range(cell, symbol)));
    }
    if (value instanceof Symbol same) {
      Cell other = cellOf(same);
      return Optional.of(
          fact(
              other instanceof Cell.Static constant
                  ? name(cell) + " is " + constant.field().name()
                  : name(cell) + " is the same object as " + name(other)));
    }
    return constant(cell, ((Constant) value).bits(), asksWhichObject);
  }

  private Cell cellOf(Symbol symbol) {
    return Objects.requireNonNull(names.instance(symbol)).cell();
  }

  /** The side of {@code equation} that does not stand for what is defined. */
  private Term other(Comparison equation, Constraint constraint) {
    boolean isLeft =
        equation.left() instanceof Symbol left
            && constraint.defines().get(0).equals(names.instance(left));
    return isLeft ? equation.right() : equation.left();
  }

  private Optional<Fact> constant(Cell cell, long bits, boolean asksWhichObject) {
    if (cell instanceof Cell.Length length) {
      return Optional.of(fact(name(length.object(), 0) + " has length " + bits));
    }
    if (isNumber(cell)) {
      return Optional.of(fact(name(cell) + " is " + bits));
    }
    String name = name(cell);
    return asksWhichObject && !name.equals("this")
        ? Optional.of(fact(name + (bits == 0 ? " is null" : " is not null")))
        : Optional.empty();
  }

  private boolean isNumber(Cell cell) {
    if (cell instanceof Cell.Argument argument) {
      return !inputs.isReference(argument.action());
    }
    return cell instanceof Cell.CarrierCount
        || (cell instanceof Cell.Field field && field.field().descriptor().length() == 1);
  }

  private String range(Cell cell, Symbol symbol) {
    if (cell instanceof Cell.Length length) {
      return name(length.object(), 0) + " has at most " + symbol.max() + " characters";
    }
    String name = name(cell);
    String type = type(symbol);
    return type.isEmpty()
        ? symbol.min() + " <= " + name + " <= " + symbol.max()
        : name + " is " + type;
  }

  private static String type(Symbol symbol) {
    if (symbol.min() == 0 && symbol.max() == 1) {
      return "true or false";
    }
    if (symbol.min() == Character.MIN_VALUE && symbol.max() == Character.MAX_VALUE) {
      return "a char";
    }
    if (symbol.min() == Byte.MIN_VALUE && symbol.max() == Byte.MAX_VALUE) {
      return "a byte";
    }
    return symbol.min() == Short.MIN_VALUE && symbol.max() == Short.MAX_VALUE ? "a short" : "";
  }

  private static Fact fact(String text) {
    return new Fact(Fact.Kind.INPUT, text);
  }

  private String name(Cell cell) {
    return name(cell, 0);
  }

  private String name(Cell cell, int depth) {
    if (cell instanceof Cell.Argument argument) {
      return inputs.of(argument.action());
    }
    ObjectName owner = cell.owner();
    String object = owner == null || depth > DEEPEST ? "the input" : name(owner, depth + 1);
    if (cell instanceof Cell.Element element) {
      return object + "[" + element.index() + "]";
    }
    if (cell instanceof Cell.Field field) {
      return object + "." + field.field().name();
    }
    return cell instanceof Cell.Length ? object + ".length" : object;
  }

  /** What the input holds in that cell is called as the cell is. */
  private String name(ObjectName object, int depth) {
    Term number = names.number(object);
    for (Constraint each : given) {
      if (each.condition() instanceof Comparison equation
          && (equation.left() == number || equation.right() == number)
          && !isNumber(each.defines().get(0).cell())
          && !(each.defines().get(0).cell() instanceof Cell.Length)) {
        return name(each.defines().get(0).cell(), depth);
      }
    }
    return "an object of the input";
  }
}
