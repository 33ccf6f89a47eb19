package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An object of a sealed type is of one of the classes that the type permits: the JVM loads no
 * other. Types are what an object was tested for, or what its place declares. The JVM does not
 * check declared interfaces, but compilers and reflection do.
 */
final class Sealing {
  /** More classes are for another technique. */
  private static final int MOST = 50;

  private final Places places;
  private final Terms terms;

  Sealing(Places places) {
    this.places = places;
    this.terms = places.terms();
  }

  /** What holds of the objects whose types {@code all} are about. */
  List<Term> of(List<Place> all) {
    List<Term> axioms = new ArrayList<>();
    Set<Term> objects = new LinkedHashSet<>();
    for (Place each : all) {
      if (each instanceof Place.Instance instance) {
        objects.add(instance.object());
        Term isOther = terms.not(places.of(instance));
        add(isOther, instance.type(), instance.object(), axioms);
      }
    }
    for (Term each : objects) {
      Term isNull = terms.compare(Relation.EQ, each, places.none());
      add(isNull, places.declared(each), each, axioms);
    }
    return axioms;
  }

  private void add(Term unless, @Nullable String type, Term object, List<Term> axioms) {
    Set<String> leaves = new LinkedHashSet<>();
    if (type == null || type.startsWith("[") || !collect(type, leaves) || leaves.contains(type)) {
      return;
    }
    Term some = unless;
    for (String leaf : leaves) {
      some = terms.or(some, places.of(new Place.Instance(leaf, object)));
    }
    axioms.add(some);
  }

  /** Collects what every object of {@code type} is of; says whether that is known. */
  private boolean collect(String type, Collection<String> leaves) {
    ClassModel model = places.hierarchy().find(type);
    if (model == null || leaves.size() > MOST) {
      return false;
    }
    List<String> permitted = model.permittedSubclasses();
    if (permitted == null || !(model.isAbstract() || model.isInterface())) {
      return leaves.add(type) || leaves.contains(type);
    }
    return permitted.stream().allMatch(each -> collect(each, leaves));
  }
}
