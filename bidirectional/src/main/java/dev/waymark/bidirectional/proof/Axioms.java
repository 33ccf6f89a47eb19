package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.ClassModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Constant;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What holds of places whatever the state: the same field of the same object is one place, an
 * object has one class, and that of a sealed type is one of those permitted. A solver knows nothing
 * of places, so it is told.
 */
final class Axioms {
  private static final int MOST = 200;

  private final Places places;
  private final Terms terms;
  private final Sealing sealing;

  Axioms(Places places) {
    this.places = places;
    this.sealing = new Sealing(places);
    this.terms = places.terms();
  }

  /** What holds of the places that {@code conditions} are about; quadratic in their number. */
  List<Term> of(Collection<Term> conditions) {
    Set<Symbol> symbols = new LinkedHashSet<>();
    conditions.forEach(each -> symbols.addAll(places.symbols(each)));
    List<Term> axioms = new ArrayList<>(sealing.of(placesOf(symbols)));
    axioms.forEach(each -> symbols.addAll(places.symbols(each)));
    List<Place> all = placesOf(symbols);
    for (int i = 0; i < all.size() && axioms.size() < MOST; i++) {
      for (int j = 0; j < i && axioms.size() < MOST; j++) {
        relate(all.get(j), all.get(i), axioms);
        if (all.get(j) instanceof Place.ClassOf one && all.get(i) instanceof Place.ClassOf other) {
          relateClasses(one, other, all, axioms);
        }
      }
    }
    return axioms;
  }

  private List<Place> placesOf(Set<Symbol> symbols) {
    return symbols.stream().map(places::placeOf).toList();
  }

  private void relate(Place left, Place right, List<Term> axioms) {
    if (left instanceof Place.Instance one && right instanceof Place.Instance other) {
      relateTypes(one, other, axioms);
    } else if (isSameFunction(left, right)) {
      Term same = terms.truth();
      for (int i = 0; i < left.arguments().size(); i++) {
        Term equal = terms.compare(Relation.EQ, left.arguments().get(i), right.arguments().get(i));
        same = terms.and(same, equal);
      }
      add(terms.or(terms.not(same), equal(places.of(left), places.of(right))), axioms);
    }
  }

  /** Objects of the same class are instances of the same types. */
  private void relateClasses(
      Place.ClassOf one, Place.ClassOf other, List<Place> all, List<Term> axioms) {
    Term same = terms.compare(Relation.EQ, places.of(one), places.of(other));
    for (Place each : all) {
      if (each instanceof Place.Instance instance
          && (instance.object() == one.object() || instance.object() == other.object())) {
        Term first = places.of(new Place.Instance(instance.type(), one.object()));
        Term second = places.of(new Place.Instance(instance.type(), other.object()));
        add(terms.or(terms.not(same), equal(first, second)), axioms);
      }
    }
  }

  private static boolean isSameFunction(Place left, Place right) {
    if (left instanceof Place.Field one && right instanceof Place.Field other) {
      return one.field().equals(other.field());
    }
    if (left instanceof Place.Element one && right instanceof Place.Element other) {
      return one.type() == other.type();
    }
    if (left instanceof Place.Runs one && right instanceof Place.Runs other) {
      return one.method().equals(other.method()) && one.resolved().equals(other.resolved());
    }
    return (left instanceof Place.Length && right instanceof Place.Length)
        || (left instanceof Place.ClassOf && right instanceof Place.ClassOf)
        || (left instanceof Place.Fits && right instanceof Place.Fits);
  }

  private Term equal(Term left, Term right) {
    return switch (left.sort()) {
      case BOOL -> terms.or(terms.and(left, right), terms.and(terms.not(left), terms.not(right)));
      case INT, LONG -> terms.compare(Relation.EQ, left, right);
      default ->
          terms.or(
              terms.compare(Relation.EQ, left, right),
              terms.and(
                  terms.compare(Relation.NE, left, left),
                  terms.compare(Relation.NE, right, right)));
    };
  }

  private void relateTypes(Place.Instance one, Place.Instance other, List<Term> axioms) {
    Term same = terms.compare(Relation.EQ, one.object(), other.object());
    Term first = places.of(one);
    Term second = places.of(other);
    ClassHierarchy hierarchy = places.hierarchy();
    if (hierarchy.isSubtype(one.type(), other.type())) {
      add(terms.or(terms.not(same), terms.or(terms.not(first), second)), axioms);
    }
    if (hierarchy.isSubtype(other.type(), one.type())) {
      add(terms.or(terms.not(same), terms.or(first, terms.not(second))), axioms);
    }
    if (areDisjoint(one.type(), other.type())) {
      add(terms.or(terms.not(same), terms.or(terms.not(first), terms.not(second))), axioms);
    }
  }

  /** Whether no object can be an instance of both. */
  private boolean areDisjoint(String one, String other) {
    ClassHierarchy hierarchy = places.hierarchy();
    ClassModel first = one.startsWith("[") ? null : hierarchy.find(one);
    ClassModel second = other.startsWith("[") ? null : hierarchy.find(other);
    return first != null
        && second != null
        && !first.isInterface()
        && !second.isInterface()
        && !hierarchy.mayBeSubtype(one, other)
        && !hierarchy.mayBeSubtype(other, one);
  }

  private static void add(Term axiom, List<Term> axioms) {
    if (!Constant.is(axiom, 1)) {
      axioms.add(axiom);
    }
  }
}
