package dev.waymark.path.state;

import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.Constraint.Origin;
import dev.waymark.path.Instance;
import dev.waymark.path.Naming;
import dev.waymark.path.ObjectName;
import dev.waymark.path.Occurrence;
import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.heap.HeapRecorder;
import dev.waymark.path.number.Claim;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Variable;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the statements of a walk say. Where names count, it hears of all that is read and written
 * while a statement is executed: each cell that is written is a definition of its own, which rests
 * on what was read. All that a statement reads is in the uses of one of its constraints.
 */
public final class ConstraintLog implements HeapRecorder {
  private final Naming naming;
  private final NameBook book;
  private final Readings readings;
  private final List<Constraint> constraints;
  private @Nullable Occurrence occurrence;
  private @Nullable CallFrame executing;
  private int index;
  private boolean hasSpoken;
  private boolean isAhead;

  /** Nothing is said yet of {@code entry}, which is given so many objects. */
  public ConstraintLog(World world, Naming naming, MethodRef entry, int objects) {
    this(naming, new NameBook(world, entry, objects), new Readings(), new ArrayList<>());
  }

  private ConstraintLog(
      Naming naming, NameBook book, Readings readings, List<Constraint> constraints) {
    this.naming = naming;
    this.book = book;
    this.readings = readings;
    this.constraints = constraints;
  }

  ConstraintLog copy() {
    ConstraintLog copy =
        new ConstraintLog(naming, book.copy(), readings.copy(), new ArrayList<>(constraints));
    copy.occurrence = executing == null ? occurrence : executing.occurrence();
    copy.index = index;
    copy.hasSpoken = hasSpoken;
    copy.isAhead = isAhead;
    return copy;
  }

  public boolean isNaming() {
    return naming == Naming.NAMED;
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

  /** The statement that comes next in {@code frame} is executed now, or goes on being executed. */
  void begin(CallFrame frame, int steps) {
    if (isNaming()) {
      begin(frame.occurrence(), steps);
    } else {
      executing = frame;
      index = steps;
    }
  }

  /** A statement is executed now, or goes on being executed after what it had to wait for. */
  public void begin(Occurrence execution, int steps) {
    if (!execution.equals(occurrence)) {
      finish();
      occurrence = execution;
      book.begin(execution);
    }
    executing = null;
    index = steps;
  }

  /** The statement before is over: if it has said nothing, it has read something at least. */
  public void finish() {
    if (isNaming() && !hasSpoken && !readings.isEmpty()) {
      add(book.truth(), Origin.USE, readings.instances(), List.of());
    }
    readings.clear();
    hasSpoken = false;
  }

  /** The execution that is going on. */
  public Occurrence occurrence() {
    return executing == null ? Objects.requireNonNull(occurrence) : executing.occurrence();
  }

  /** The name of a reference: a symbol, or the number of its object; 0 where no names count. */
  public Term name(PathValue value) {
    return book.term(isNaming() ? value : new PathValue.Null());
  }

  /** That {@code value} is what it is on this path; true where no names count. */
  public Term guard(PathValue value) {
    return isNaming() ? book.guard(value) : book.truth();
  }

  /** What this statement says from now on holds only if {@code condition} does. */
  public void assume(Term condition) {
    if (isNaming()) {
      readings.assume(condition);
    }
  }

  /** A slot holds {@code value}, and someone looks. */
  public void read(CallFrame frame, Variable variable, PathValue value) {
    if (isNaming()) {
      read(frame.cell(variable), value);
    }
  }

  @Override
  public void read(Cell cell, @Nullable PathValue value) {
    readings.add(book.current(cell), value);
  }

  @Override
  public void readText(PathValue.Reference builder, String text) {
    Cell cell = new Cell.Text(book.name(builder));
    if (book.isDefined(cell)) {
      read(cell, book.text(cell, text));
    }
  }

  @Override
  public void writeText(PathValue.Reference builder, String text) {
    Cell cell = new Cell.Text(book.name(builder));
    put(cell, book.text(text), readings.instances());
  }

  @Override
  public void readCarriers(int count) {
    read(new Cell.CarrierCount(), book.count(new Cell.CarrierCount(), count));
  }

  @Override
  public void givenCarriers(int count) {
    given(new Cell.CarrierCount(), book.number(count));
  }

  @Override
  public void writeCarriers(int count) {
    Cell cell = new Cell.CarrierCount();
    put(cell, book.number(count), readings.without(Instance::isOfPart));
  }

  @Override
  public ObjectName name(PathValue.Reference object) {
    return book.name(object);
  }

  @Override
  public void made(PathValue.Reference object, ObjectName.@Nullable Shared shared) {
    book.made(shared, index);
  }

  @Override
  public void madeIn(PathValue.Reference array, int element) {
    book.madeIn(array, element);
  }

  @Override
  public PathValue.Numeric allocated(Cell cell, PathValue.Numeric value) {
    Instance defined = book.current(cell);
    Occurrence maker = defined.definition();
    if (maker == null || book.isDefined(cell)) {
      return (PathValue.Numeric) write(cell, value);
    }
    Term symbol = book.define(defined, value.name().sort());
    Term condition = book.same(symbol, value.name());
    List<Instance> uses = book.instances(value.name());
    insert(
        new Constraint(
            condition, maker, book.index(maker), Origin.DEFINITION, uses, List.of(defined)));
    hasSpoken |= maker.equals(occurrence);
    return (PathValue.Numeric) book.named(value, symbol);
  }

  @Override
  public PathValue given(Cell cell, PathValue value) {
    Term source = isNaming() ? book.sourceOf(value) : null;
    if (source == null) {
      return value;
    }
    Instance input = Instance.initial(cell);
    Term symbol = book.define(input, source.sort());
    add(book.same(symbol, source), Origin.INPUT, List.of(), List.of(input));
    return book.named(value, symbol);
  }

  @Override
  public PathValue.Numeric givenLength(Cell cell, int length) {
    return (PathValue.Numeric) given(cell, book.number(length));
  }

  @Override
  public PathValue write(Cell cell, PathValue value) {
    return put(cell, value, readings.without(Instance::isOfPart));
  }

  @Override
  public PathValue written(Cell cell, PathValue value) {
    return book.isNamed(value) ? write(cell, value) : value;
  }

  /** {@code value}, now that it is put to {@code cell}, because of all that was read. */
  public PathValue put(Cell cell, PathValue value) {
    return isNaming() ? put(cell, value, readings.instances()) : value;
  }

  /** As {@link #put(Cell, PathValue)}, where nothing matters but {@code value} itself. */
  public PathValue pass(Cell cell, PathValue value) {
    if (!isNaming()) {
      return value;
    }
    boolean isUnknown = value instanceof PathValue.Unknown;
    return put(cell, value, isUnknown ? readings.unknown() : Set.of());
  }

  private PathValue put(Cell cell, PathValue value, Set<Instance> relied) {
    Instance defined = book.next(cell, occurrence());
    Term source = book.sourceOf(value);
    if (source == null) {
      book.define(defined);
      add(book.truth(), Origin.DEFINITION, relied, List.of(defined));
      return value;
    }
    Term guard = readings.guard(book, source, relied);
    Set<Instance> uses = new LinkedHashSet<>(relied);
    uses.addAll(book.instances(source));
    uses.addAll(book.instances(guard));
    Term symbol = book.define(defined, source.sort());
    Term condition = book.implies(guard, book.same(symbol, source));
    add(condition, Origin.DEFINITION, uses, List.of(defined));
    return book.named(value, symbol);
  }

  /** The path goes on so that {@code claim} holds. */
  public void decide(Claim claim) {
    if (!isNaming()) {
      add(claim.term(), Origin.BRANCH, Set.of(), List.of());
      return;
    }
    Set<Instance> uses = new LinkedHashSet<>(readings.instances());
    uses.addAll(book.instances(claim.name()));
    add(claim.name(), Origin.BRANCH, uses, List.of());
  }

  /** A check passes, whatever the input; only worth a word where names count. */
  public void passed(Claim claim) {
    if (isNaming()) {
      decide(claim);
    }
  }

  /** Adds what an earlier statement has said, though nobody asked before. */
  private void insert(Constraint late) {
    int place = constraints.size();
    while (place > 0 && constraints.get(place - 1).index() > late.index()) {
      place--;
    }
    constraints.add(place, late);
  }

  private void add(
      Term condition, Origin origin, Collection<Instance> uses, List<Instance> defines) {
    constraints.add(
        new Constraint(condition, occurrence(), index, origin, List.copyOf(uses), defines));
    hasSpoken = true;
  }
}
