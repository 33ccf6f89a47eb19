package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.backward.Reliance;
import dev.waymark.bidirectional.backward.Transformer;
import dev.waymark.bidirectional.reach.State;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.bidirectional.state.Rewriting;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.PutField;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What fields of an object never hold together, because of all code that writes them: no
 * constructor leaves it so, or lets others see it so, and each write that finds it otherwise keeps
 * it otherwise. The same goes for static fields and the initializer of their class.
 *
 * <p>What to prove comes from those who read: what must not be, for a proof of theirs.
 */
final class ClassInvariants {
  private static final int MOST_CONDITIONS = 8;
  private static final int MOST_EXITS = 16;
  private static final int MOST_TEXT = 1_000;
  private static final Place.Slot THIS = new Place.Slot(0, true, 0, Kind.REFERENCE);

  private final Places places;
  private final Transformer transformer;
  private final FieldWriters writers;
  private final Leaks leaks;
  private final Prover prover;

  /** Proves what classes keep. */
  interface Prover {
    /** Whether no way leads to {@code state}. */
    boolean refutes(State state);

    /**
     * Whether {@code proof} succeeds if {@code invariant} is taken to hold up to then.
     *
     * @param rests what it rests on in any case
     */
    boolean isKept(Object invariant, Reliance rests, BooleanSupplier proof);
  }

  ClassInvariants(
      Places places, Transformer transformer, FieldWriters writers, Leaks leaks, Prover prover) {
    this.places = places;
    this.transformer = transformer;
    this.writers = writers;
    this.leaks = leaks;
    this.prover = prover;
  }

  /** What is said of fields of one object, or of static fields of one class. */
  private record Claim(ClassModel owner, @Nullable Term object, Predicate predicate) {}

  /** A claim in words that are the same for all terms. */
  private record Name(String owner, Set<FieldRef> fields, String text) {}

  /**
   * Whether fields of {@code object}, one of which is {@code read}, are never as {@code predicate}
   * says.
   *
   * @param object null if the field is static
   */
  boolean exclude(FieldRef read, @Nullable Term object, Predicate predicate) {
    ClassModel owner = writers.of(read) == null ? null : places.hierarchy().find(read.owner());
    if (owner == null || (object != null && !(object instanceof Symbol))) {
      return false;
    }
    Set<FieldRef> fields = new LinkedHashSet<>();
    Set<Term> about = new LinkedHashSet<>();
    for (Term each : predicate.conditions()) {
      Set<FieldRef> more = new LinkedHashSet<>();
      if (isAbout(each, owner, object, more) && !more.isEmpty()) {
        about.add(each);
        fields.addAll(more);
      }
    }
    if (!fields.contains(read)
        || about.size() > MOST_CONDITIONS
        || haveOneName(fields)
        || isWhetherNull(owner, fields, about)) {
      return false;
    }
    Term self = object == null ? null : places.of(THIS);
    Predicate general = on(Predicate.of(about), object, self);
    String text = general.toString();
    Claim claim = new Claim(owner, self, general);
    return text.length() <= MOST_TEXT
        && prover.isKept(
            new Name(owner.name(), fields, text),
            rests(owner, fields),
            () -> isKept(claim, fields));
  }

  /** Whether names do not tell the fields apart, as shortened names may not. */
  private static boolean haveOneName(Set<FieldRef> fields) {
    return fields.stream().map(FieldRef::name).distinct().count() < fields.size();
  }

  /** Whether it is only asked if one final field is null, which {@link FactFinder} has answered. */
  private static boolean isWhetherNull(
      ClassModel owner, Set<FieldRef> fields, Set<Term> conditions) {
    FieldRef first = fields.iterator().next();
    return fields.size() == 1
        && conditions.size() == 1
        && owner.isFinal(first)
        && Kind.of(first.descriptor()) == Kind.REFERENCE
        && !first.descriptor().startsWith("[");
  }

  private static Reliance rests(ClassModel owner, Set<FieldRef> fields) {
    boolean isChanging = !fields.stream().allMatch(owner::isFinal);
    return new Reliance(isChanging, true, isChanging);
  }

  /** Whether a condition is about nothing but {@code fields} of the object, which are collected. */
  private boolean isAbout(
      Term condition, ClassModel owner, @Nullable Term object, Set<FieldRef> fields) {
    for (Symbol symbol : places.symbols(condition)) {
      Place place = places.placeOf(symbol);
      FieldRef field = field(place, object);
      if (field != null && field.owner().equals(owner.name()) && writers.of(field) != null) {
        fields.add(field);
      } else if (symbol != object && !isLength(place, object)) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable FieldRef field(Place place, @Nullable Term object) {
    if (place instanceof Place.Field at && at.object() == object) {
      return at.field();
    }
    return object == null && place instanceof Place.Static at ? at.field() : null;
  }

  /** Whether it is the length of what a field holds. */
  private boolean isLength(Place place, @Nullable Term object) {
    return place instanceof Place.Length length
        && length.array() instanceof Symbol array
        && field(places.placeOf(array), object) != null;
  }

  /** The same of another object. */
  private Predicate on(Predicate predicate, @Nullable Term object, @Nullable Term other) {
    if (object == null || other == null || object == other) {
      return predicate;
    }
    Place from = places.placeOf((Symbol) object);
    return predicate.with(
        new Rewriting(places, place -> place.equals(from) ? other : places.of(place))::of);
  }

  private boolean isKept(Claim claim, Set<FieldRef> fields) {
    try {
      return isNeverLeft(claim) && fields.stream().allMatch(each -> isNeverWritten(claim, each));
    } catch (ProgramException e) {
      return false;
    }
  }

  /** Whether no initializer leaves it so, or lets others see it so. */
  private boolean isNeverLeft(Claim claim) {
    boolean isStatic = claim.object == null;
    List<MethodModel> initializers =
        claim.owner.methods().stream()
            .filter(each -> each.name().equals(isStatic ? "<clinit>" : "<init>"))
            .toList();
    if (initializers.isEmpty()) {
      return isStatic && transformer.initially(claim.owner, claim.predicate).isFalse();
    }
    return initializers.stream()
        .filter(each -> isStatic || !leaks.delegates(each))
        .allMatch(each -> isNeverLeft(claim, each));
  }

  private boolean isNeverLeft(Claim claim, MethodModel initializer) {
    List<Integer> leaking = leaks(claim, initializer);
    if (leaking == null || leaking.size() > MOST_EXITS) {
      return false;
    }
    Frame frame = Frame.of(initializer, 0);
    return Leaks.exits(initializer, leaking).stream()
        .allMatch(exit -> prover.refutes(State.at(frame, exit, claim.predicate.settled())));
  }

  private @Nullable List<Integer> leaks(Claim claim, MethodModel initializer) {
    return claim.object == null ? leaks.ofClass(initializer) : leaks.ofObject(initializer);
  }

  /** Whether no write of {@code field} makes it so, where it was not. */
  private boolean isNeverWritten(Claim claim, FieldRef field) {
    return Objects.requireNonNull(writers.of(field)).stream()
        .allMatch(each -> isUnseen(claim, each) || keeps(claim, each));
  }

  /** Whether nobody sees the object before the initializer that writes it is done. */
  private boolean isUnseen(Claim claim, FieldWriters.Write write) {
    MethodModel method = write.method();
    if (!isInitializer(claim, method)
        || leaks.delegates(method)
        || !List.of().equals(leaks(claim, method))) {
      return false;
    }
    return !(method.code().statement(write.statement()) instanceof PutField put)
        || Leaks.isThis(method, write.statement(), put.object());
  }

  private static boolean isInitializer(Claim claim, MethodModel method) {
    return method.name().equals(claim.object == null ? "<clinit>" : "<init>")
        && method.ref().owner().equals(claim.owner.name());
  }

  private boolean keeps(Claim claim, FieldWriters.Write write) {
    Frame frame = Frame.of(write.method(), 0);
    int index = write.statement();
    Term written =
        write.method().code().statement(index) instanceof PutField put
            ? transformer.values().of(0, put.object())
            : null;
    Predicate after = on(claim.predicate, claim.object, written);
    Predicate before = transformer.before(frame, index, after, Long.MIN_VALUE);
    if (!write.method().name().startsWith("<")) {
      before = before.and(places.terms().not(all(after)));
    }
    return prover.refutes(State.at(frame, index, before.settled()));
  }

  private Term all(Predicate predicate) {
    return predicate.conditions().stream()
        .reduce(places.terms().truth(), (one, other) -> places.terms().and(one, other));
  }
}
