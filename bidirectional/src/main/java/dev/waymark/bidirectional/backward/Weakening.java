package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.HeapWrites;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Term;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is left of a value after code that may have written where it stands: nothing, if it may. A
 * final field is written by constructors of its object alone, and an object under construction is
 * known to the frame that makes it alone.
 */
final class Weakening {
  private final Places places;
  private final Fields fields;
  private final MethodModel method;
  private final Supplier<HeapWrites> writes;
  private final @Nullable Term constructed;
  private @Nullable HeapWrites known;

  /**
   * @param method that runs the code
   * @param constructed the object whose constructor it calls; null if it calls none
   */
  Weakening(
      Places places,
      Fields fields,
      MethodModel method,
      Supplier<HeapWrites> writes,
      @Nullable Term constructed) {
    this.places = places;
    this.fields = fields;
    this.method = method;
    this.writes = writes;
    this.constructed = constructed;
  }

  /** What stands in {@code place}, before the code runs, for what stands there afterwards. */
  Term of(Place place) {
    if (!changes(place)) {
      return places.of(place);
    }
    Term anything = places.unknown(descriptor(place));
    if (place instanceof Place.Field field && fields.isFixed(field.field())) {
      Term isThis =
          places.terms().compare(Relation.EQ, field.object(), Objects.requireNonNull(constructed));
      return places.terms().ite(isThis, anything, places.of(place));
    }
    return anything;
  }

  /** Whether the code may change what stands in {@code place}. */
  boolean changes(Place place) {
    return place.isShared() && mayWrite(place);
  }

  private boolean mayWrite(Place place) {
    if (place instanceof Place.Field field) {
      boolean isOpen = constructed != null || !fields.isFixed(field.field());
      return isOpen && writes().mayWrite(field.field());
    }
    if (place instanceof Place.Static field) {
      return !isSettled(field.field()) && writes().mayWrite(field.field());
    }
    return writes().mayWrite(((Place.Element) place).type());
  }

  private HeapWrites writes() {
    HeapWrites all = known;
    if (all == null) {
      all = writes.get();
      known = all;
    }
    return all;
  }

  /** Whether only the initializer of the class could write it, and that is not what is called. */
  private boolean isSettled(FieldRef field) {
    String own = method.ref().owner();
    boolean isBegun =
        field.owner().equals(own) || places.hierarchy().superclasses(own).contains(field.owner());
    return isBegun && fields.isFixed(field);
  }

  private static String descriptor(Place place) {
    if (place instanceof Place.Field field) {
      return field.field().descriptor();
    }
    if (place instanceof Place.Static field) {
      return field.field().descriptor();
    }
    return switch (((Place.Element) place).type()) {
      case BYTE_OR_BOOLEAN -> "B";
      case CHAR -> "C";
      case SHORT -> "S";
      default -> Values.descriptor(kind(place));
    };
  }

  private static Kind kind(Place place) {
    return ((Place.Element) place).type().kind();
  }
}
