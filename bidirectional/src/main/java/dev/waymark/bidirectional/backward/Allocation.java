package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Kind;
import dev.waymark.term.Term;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What stands in the places of an object that was just made.
 *
 * @param object the reference to it
 * @param type its class: an internal name, or the descriptor of an array
 * @param length of an array; null for others
 * @param contents what stands in its fields or elements, by descriptor
 */
record Allocation(
    Places places,
    Term object,
    String type,
    @Nullable Term length,
    Function<String, Term> contents) {

  /** The value in {@code place}; null if the place is not of this object. */
  @Nullable Term of(Place place) {
    if (place instanceof Place.Fits fits && fits.array() == object) {
      return fits(fits);
    }
    if (place.arguments().isEmpty() || place.arguments().get(0) != object) {
      return null;
    }
    if (place instanceof Place.Field field) {
      return contents.apply(field.field().descriptor());
    }
    if (place instanceof Place.Element element) {
      return contents.apply(elementType(element));
    }
    if (place instanceof Place.Length) {
      return length == null ? places.unknown("I", 0) : length;
    }
    if (place instanceof Place.Runs runs) {
      return runs(runs);
    }
    return place instanceof Place.Instance ? places.of(place) : null;
  }

  /** The component type; on a path that cannot be, the array is not of the element's kind. */
  private String elementType(Place.Element element) {
    Kind kind = element.type().kind();
    boolean fits =
        kind == Kind.REFERENCE && type.startsWith("[") && Kind.of(type.substring(1)) == kind;
    return fits ? type.substring(1) : Values.descriptor(kind);
  }

  /** Which method is called follows from the class, unless a class is missing. */
  private Term runs(Place.Runs runs) {
    MethodModel selected =
        type.startsWith("[") ? null : places.hierarchy().select(type, runs.resolved());
    return selected == null
        ? places.anyTruth()
        : places.terms().truth(selected.equals(runs.method()));
  }

  /** Arrays take what is an instance of their component type. */
  private Term fits(Place.Fits fits) {
    String component = type.startsWith("[") ? type.substring(1) : "Ljava/lang/Object;";
    String name =
        component.startsWith("L") ? component.substring(1, component.length() - 1) : component;
    return name.equals("java/lang/Object")
        ? places.terms().truth()
        : places.of(new Place.Instance(name, fits.value()));
  }
}
