package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.call.HeapWrites;
import dev.waymark.program.call.MayWrite;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Monitor;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Throw;
import dev.waymark.term.Interval;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What must hold before a statement, so that a predicate holds after it. Exact for statements of
 * the method itself; of what unknown code may have changed, nothing is said any more. So the result
 * never excludes a state from which the statement leads to the predicate.
 *
 * <p>A step is linear in the size of the predicate.
 */
public final class Transformer {
  private final Places places;
  private final Terms terms;
  private final Values values;
  private final Conditions conditions;
  private final ClassHierarchy hierarchy;
  private final Steps steps;
  private final CallSteps calls;
  private final Fields fields;
  private final KnownFields known;
  private final EnumSwitches switches;
  private boolean isShared;
  private boolean isConstructed;
  private boolean isEncapsulated;

  /**
   * @param known asked for final fields that are read
   */
  public Transformer(Places places, CallGraph graph, MayWrite mayWrite, KnownFields known) {
    this.places = places;
    this.terms = places.terms();
    this.hierarchy = graph.hierarchy();
    this.known = known;
    this.fields = new Fields(hierarchy);
    this.values = new Values(places, fields);
    this.conditions = new Conditions(places, values);
    this.steps = new Steps(places, fields, mayWrite);
    this.switches = new EnumSwitches(hierarchy);
    this.calls = new CallSteps(places, values, graph, steps, switches);
  }

  public Values values() {
    return values;
  }

  public CallSteps calls() {
    return calls;
  }

  public Conditions conditions() {
    return conditions;
  }

  /**
   * What must hold before a statement that completes and goes on at the next one, or jumps without
   * a condition.
   *
   * @param least of the result of a call, if something is known of it
   */
  public Predicate before(Frame frame, int index, Predicate after, long least) {
    Statement statement = frame.method().code().statement(index);
    if (statement instanceof Assign assign) {
      return assigned(frame, index, assign, after);
    }
    if (statement instanceof Check check) {
      return after.and(conditions.passes(frame.level(), check));
    }
    if (statement instanceof Call call) {
      return calls.called(frame, index, call, after, least);
    }
    return put(frame, index, statement, after);
  }

  private Predicate assigned(Frame frame, int index, Assign assign, Predicate after) {
    Place.Slot target = Place.Slot.of(frame.level(), assign.target());
    if (!places.mentions(after.conditions(), target)) {
      return assign.canThrow() ? initialized(frame, index, after) : after;
    }
    if (assign.value() instanceof NewObject object) {
      Term made = places.made(object.type());
      Function<String, Term> contents = type -> values.initial(Kind.of(type));
      Allocation fresh = new Allocation(places, made, object.type(), null, contents);
      return allocated(frame, index, target, fresh, after);
    }
    if (assign.value() instanceof NewArray array) {
      return allocated(frame, index, target, madeArray(frame, array), after);
    }
    isShared |= isShared(assign.value());
    Term value = values.of(frame.level(), assign.value());
    Predicate before =
        steps.rewritten(after, place -> place.equals(target) ? value : places.of(place));
    if (assign.value() instanceof GetStatic get) {
      return initialized(frame, index, known(frame, index, get.field(), null, value, before));
    }
    if (assign.value() instanceof GetField get) {
      return known(frame, index, get.field(), get.object(), value, before);
    }
    Interval number =
        assign.value() instanceof GetElement get
            ? switches.number(frame.method(), index, get)
            : null;
    return number == null ? before : within(value, number, before);
  }

  private Predicate within(Term value, Interval range, Predicate before) {
    return before
        .and(terms.compare(Relation.GE, value, terms.intConstant((int) range.min())))
        .and(terms.compare(Relation.LE, value, terms.intConstant((int) range.max())));
  }

  /** What is read where a predicate stands, which others may have written. */
  Term read(Expression value) {
    isShared |= isShared(value);
    return values.of(0, value);
  }

  /** What formulas of labels say. */
  public LabelFormulas formulas() {
    return new LabelFormulas(places, this);
  }

  /** Whether others can write what is read. */
  private boolean isShared(Expression value) {
    return value instanceof GetElement
        || (value instanceof GetField get && !fields.isFixed(values.resolved(get.field())))
        || (value instanceof GetStatic in && !fields.isFixed(values.resolved(in.field())));
  }

  /**
   * What fields hold is known to all but those that initialize them.
   *
   * @param object null if the field is static
   */
  private Predicate known(
      Frame frame,
      int index,
      FieldRef named,
      @Nullable Operand object,
      Term value,
      Predicate before) {
    FieldRef field = values.resolved(named);
    MethodModel reader = frame.method();
    if (mayInitialize(reader, field, object == null)) {
      return before;
    }
    Predicate more = withLength(field, value, before);
    if (fields.isFixed(field)) {
      more = withLeast(field, value, more);
    }
    return isExcluded(frame, index, field, object, more)
        ? Predicate.TRUE.and(terms.falsity())
        : more;
  }

  /** Initializers of subclasses run later, and constructors of superclasses before. */
  private boolean mayInitialize(MethodModel reader, FieldRef field, boolean isStatic) {
    String owner = reader.ref().owner();
    return reader.name().equals(isStatic ? "<clinit>" : "<init>")
        && (hierarchy.mayBeSubtype(owner, field.owner())
            || hierarchy.mayBeSubtype(field.owner(), owner));
  }

  /** How long the array in a field is matters only to those who ask for it. */
  private Predicate withLength(FieldRef field, Term value, Predicate before) {
    Place length = new Place.Length(value);
    if (!field.descriptor().startsWith("[") || !places.mentions(before.conditions(), length)) {
      return before;
    }
    Interval ofSwitch = switches.lengths(field);
    Interval lengths = ofSwitch == null ? known.lengths(field) : ofSwitch;
    return lengths == null ? before : within(places.of(length), lengths, before);
  }

  private Predicate withLeast(FieldRef field, Term value, Predicate before) {
    long least = known.least(field);
    if (least == Long.MIN_VALUE) {
      return before;
    }
    isConstructed = true;
    return before.and(terms.compare(Relation.GE, value, terms.intConstant((int) least)));
  }

  /** Whether the class of the field keeps it from being as {@code before} says. */
  private boolean isExcluded(
      Frame frame, int index, FieldRef field, @Nullable Operand object, Predicate before) {
    Copies copies = new Copies(frame.method(), index);
    Predicate copied =
        steps.rewritten(
            before,
            place ->
                place instanceof Place.Slot slot && slot.level() == frame.level()
                    ? values.of(frame.level(), copies.origin(slot.variable()))
                    : places.of(place));
    Term of = object == null ? null : values.of(frame.level(), copies.origin(object));
    return known.exclude(field, of, copied);
  }

  /** What {@code predicate} says of static fields of a class without an initializer at first. */
  public Predicate initially(ClassModel owner, Predicate predicate) {
    Beginning beginning = Beginning.ofClass(places, values, owner);
    return steps.rewritten(predicate, beginning::of);
  }

  /** What steps rested on since this was last asked. */
  public Reliance takeReliance() {
    Reliance was = new Reliance(isShared, isConstructed, isEncapsulated);
    isShared = false;
    isConstructed = false;
    isEncapsulated = false;
    return was;
  }

  /** What follows rests on {@code more}, too. */
  public void rely(Reliance more) {
    isShared |= more.isShared();
    isConstructed |= more.isConstructed();
    isEncapsulated |= more.isEncapsulated();
  }

  /** The value of a final field of {@code this}, or a static one, in a frame of its initializer. */
  public Term field(FieldRef field, boolean isStatic) {
    return isStatic
        ? places.of(new Place.Static(field))
        : places.of(new Place.Field(field, places.of(new Place.Slot(0, true, 0, Kind.REFERENCE))));
  }

  private Allocation madeArray(Frame frame, NewArray array) {
    Term length = values.of(frame.level(), array.lengths().get(0));
    Function<String, Term> contents =
        array.lengths().size() == 1
            ? type -> values.initial(Kind.of(type))
            : type -> places.unknown(type, 1);
    Term made = places.made(array.descriptor());
    return new Allocation(places, made, array.descriptor(), length, contents);
  }

  private Predicate allocated(
      Frame frame, int index, Place.Slot target, Allocation fresh, Predicate after) {
    Predicate before =
        steps.rewritten(
            after,
            place -> {
              Term known = place.equals(target) ? fresh.object() : fresh.of(place);
              return known == null ? places.of(place) : known;
            });
    return initialized(frame, index, before);
  }

  /** What initializers may have changed that the statement sets off, before it does anything. */
  private Predicate initialized(Frame frame, int index, Predicate before) {
    return steps.weakened(frame, index, before, null);
  }

  private Predicate put(Frame frame, int index, Statement statement, Predicate after) {
    int level = frame.level();
    if (statement instanceof PutField put) {
      FieldRef field = values.resolved(put.field());
      Term object = values.of(level, put.object());
      Term value = values.stored(field.descriptor(), values.of(level, put.value()));
      boolean isKnown = fields.isKnown(put.field());
      return steps.rewritten(
          after,
          place -> {
            if (!(place instanceof Place.Field at) || !at.field().name().equals(field.name())) {
              return places.of(place);
            }
            if (!at.field().equals(field)) {
              return isKnown ? places.of(place) : places.unknown(at.field().descriptor());
            }
            return terms.ite(same(at.object(), object), value, places.of(place));
          });
    }
    if (statement instanceof PutStatic put) {
      FieldRef field = values.resolved(put.field());
      Term value = values.stored(field.descriptor(), values.of(level, put.value()));
      Place target = new Place.Static(field);
      Predicate before =
          steps.rewritten(after, place -> place.equals(target) ? value : places.of(place));
      return initialized(frame, index, before);
    }
    if (statement instanceof Monitor monitor && monitor.action() == Monitor.Action.ENTER) {
      return steps.weakened(frame, after, () -> HeapWrites.ANYTHING, null);
    }
    return statement instanceof PutElement put ? putElement(level, put, after) : after;
  }

  private Predicate putElement(int level, PutElement put, Predicate after) {
    Term array = values.of(level, put.array());
    Term index = values.of(level, put.index());
    Term value = values.stored(put.type(), values.of(level, put.value()));
    return steps.rewritten(
        after,
        place ->
            place instanceof Place.Element at && at.type() == put.type()
                ? terms.ite(
                    terms.and(same(at.array(), array), same(at.index(), index)),
                    value,
                    places.of(place))
                : places.of(place));
  }

  private Term same(Term left, Term right) {
    return terms.compare(Relation.EQ, left, right);
  }

  /**
   * What must hold before a statement that throws to a handler, where {@code handled} holds. If an
   * error of the virtual machine is thrown, the statement may have done a part of its work.
   *
   * @param type the internal name of what is caught; null if everything is
   */
  public Predicate beforeThrow(
      Frame frame, int index, @Nullable String type, Predicate handled, Cause cause) {
    Statement statement = frame.method().code().statement(index);
    if (cause == Cause.STATEMENT && statement instanceof Check check) {
      Function<String, Term> contents = places::unknown;
      Allocation thrown =
          new Allocation(places, places.made(check.exception()), check.exception(), null, contents);
      return caught(frame, handled, thrown.object(), thrown)
          .and(terms.not(conditions.passes(frame.level(), check)));
    }
    if (cause == Cause.STATEMENT && statement instanceof Throw leave) {
      Term thrown = values.of(frame.level(), leave.exception());
      Predicate before = caught(frame, handled, thrown, null);
      return type == null ? before : before.and(places.of(new Place.Instance(type, thrown)));
    }
    String caught = type == null ? "java/lang/Throwable" : type;
    Term thrown = places.unknown("L" + caught + ";", 1);
    Predicate before = caught(frame, handled, thrown, null);
    return steps.weakened(frame, index, before, partly(frame, statement));
  }

  /** Why a statement throws. */
  public enum Cause {
    /** It does. */
    STATEMENT,
    /** The virtual machine does. */
    VIRTUAL_MACHINE
  }

  /** A constructor that threw may have written fields of its object. */
  private @Nullable Term partly(Frame frame, Statement statement) {
    return statement instanceof Call call ? calls.constructed(frame, call) : null;
  }

  private Predicate caught(
      Frame frame, Predicate handled, Term thrown, @Nullable Allocation allocation) {
    Place exception = new Place.Slot(frame.level(), false, 0, Kind.REFERENCE);
    return steps.rewritten(
        handled,
        place -> {
          Term known = allocation == null ? null : allocation.of(place);
          if (known != null) {
            return known;
          }
          return place.equals(exception) ? thrown : places.of(place);
        });
  }
}
