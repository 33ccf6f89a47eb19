package dev.waymark.path.state;

import dev.waymark.path.Cell;
import dev.waymark.path.Instance;
import dev.waymark.path.InstanceNames;
import dev.waymark.path.ObjectName;
import dev.waymark.path.Occurrence;
import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.number.Sameness;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which instance each cell holds on one walk, and which object has which name. A cell that nothing
 * has written since its object was made holds what was put there when it was made.
 */
final class NameBook {
  private final Terms terms;
  private final InstanceNames names;
  private final Map<Cell, Instance> current = new HashMap<>();
  private final List<ObjectName> objects = new ArrayList<>();
  private @Nullable Occurrence occurrence;
  private final Map<Occurrence, Integer> indexes = new HashMap<>();
  private int made;

  /** Names for a walk whose {@code entry} is given so many objects. */
  NameBook(World world, MethodRef entry, int given) {
    this.terms = world.terms();
    this.names = world.names();
    for (int i = 0; i < given; i++) {
      objects.add(new ObjectName.Given(entry, i));
    }
  }

  private NameBook(NameBook other) {
    this.terms = other.terms;
    this.names = other.names;
    this.current.putAll(other.current);
    this.objects.addAll(other.objects);
    this.indexes.putAll(other.indexes);
    this.occurrence = other.occurrence;
    this.made = other.made;
  }

  NameBook copy() {
    return new NameBook(this);
  }

  /** Objects are made by {@code execution} from now on. */
  void begin(Occurrence execution) {
    occurrence = execution;
    made = 0;
  }

  void made(ObjectName.@Nullable Shared shared, int index) {
    Occurrence maker = Objects.requireNonNull(occurrence);
    objects.add(shared == null ? new ObjectName.Made(maker, made++) : shared);
    indexes.put(maker, index);
  }

  /** How many statements were executed before {@code maker} made something. */
  int index(Occurrence maker) {
    return indexes.getOrDefault(maker, 0);
  }

  void madeIn(PathValue.Reference array, int index) {
    objects.add(new ObjectName.Inner(name(array), index));
  }

  ObjectName name(PathValue.Reference object) {
    return objects.get(object.object());
  }

  boolean isDefined(Cell cell) {
    return current.containsKey(cell);
  }

  /** What {@code cell} holds. */
  Instance current(Cell cell) {
    Instance known = current.get(cell);
    if (known != null) {
      return known;
    }
    ObjectName owner = cell.owner();
    return new Instance(cell, owner == null ? null : owner.maker(), 0);
  }

  /** What {@code cell} holds once {@code execution} has put something there. */
  Instance next(Cell cell, Occurrence execution) {
    Instance before = current.get(cell);
    return before != null && execution.equals(before.definition())
        ? new Instance(cell, execution, before.part() + 1)
        : new Instance(cell, execution, 0);
  }

  void define(Instance instance) {
    current.put(instance.cell(), instance);
  }

  Term define(Instance instance, Sort sort) {
    define(instance);
    return names.symbol(sort, instance);
  }

  List<Instance> instances(Term term) {
    return names.instances(term);
  }

  /** A text as a number, equal for equal texts. */
  PathValue.Numeric text(String text) {
    return PathValue.Numeric.of(names.number(new ObjectName.Shared("text " + text)));
  }

  /** As {@link #text(String)}, under the name that {@code cell} gives it. */
  PathValue.Numeric text(Cell cell, String text) {
    return new PathValue.Numeric(text(text).term(), names.symbol(Sort.INT, current(cell)));
  }

  PathValue.Numeric number(int number) {
    return PathValue.Numeric.of(terms.intConstant(number));
  }

  PathValue.Numeric count(Cell cell, int count) {
    return isDefined(cell)
        ? new PathValue.Numeric(terms.intConstant(count), names.symbol(Sort.INT, current(cell)))
        : number(count);
  }

  /** The value over names; null if it is not known. */
  @Nullable Term sourceOf(PathValue value) {
    return value instanceof PathValue.Unknown ? null : term(value);
  }

  Term term(PathValue value) {
    if (value instanceof PathValue.Numeric number) {
      return number.name();
    }
    if (value instanceof PathValue.Reference reference) {
      Term name = reference.name();
      return name == null ? names.number(name(reference)) : name;
    }
    Term name = value instanceof PathValue.Null absent ? absent.name() : null;
    return name == null ? terms.intConstant(0) : name;
  }

  PathValue named(PathValue value, Term symbol) {
    if (value instanceof PathValue.Numeric number) {
      return new PathValue.Numeric(number.term(), symbol);
    }
    return value instanceof PathValue.Reference reference
        ? new PathValue.Reference(reference.object(), symbol)
        : new PathValue.Null(symbol);
  }

  boolean isNamed(PathValue value) {
    return !(value instanceof PathValue.Unknown) && !(term(value) instanceof Constant);
  }

  /** That {@code value} is the object, or the constant, that it is on this path. */
  Term guard(PathValue value) {
    if (value instanceof PathValue.Unknown || !isNamed(value)) {
      return truth();
    }
    if (value instanceof PathValue.Numeric number) {
      return number.term() instanceof Constant ? same(number.name(), number.term()) : truth();
    }
    return terms.compare(Relation.EQ, term(value), term(value.unnamed()));
  }

  Term same(Term left, Term right) {
    return new Sameness(terms).of(left, right);
  }

  Term truth() {
    return terms.truth();
  }

  Term and(Term left, Term right) {
    return terms.and(left, right);
  }

  Term implies(Term condition, Term then) {
    return terms.or(terms.not(condition), then);
  }
}
