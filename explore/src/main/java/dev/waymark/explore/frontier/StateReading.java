package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Variable;
import dev.waymark.term.Constant;
import dev.waymark.term.Interval;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Says of the inputs what is said of the values in places, where a walk stands. References are
 * numbers: null is 0. What a walk does not know is a symbol of its own, which may be anything.
 */
final class StateReading {
  private final Places places;
  private final Terms terms;
  private final Walk walk;

  /** The level that the innermost frame has in what is read. */
  private final int level;

  private final Map<Term, Term> known = new HashMap<>();

  StateReading(Places places, Terms terms, Walk walk, int level) {
    this.places = places;
    this.terms = terms;
    this.walk = walk;
    this.level = level;
  }

  /** What {@code term} says of the inputs. Linear in its parts not seen before. */
  Term of(Term term) {
    Term result = known.get(term);
    if (result == null) {
      result = compute(term);
      known.put(term, result);
    }
    return result;
  }

  private Term compute(Term term) {
    if (term instanceof Constant constant) {
      return terms.constant(constant.sort(), constant.bits()); // of the other factory
    }
    if (!(term instanceof Symbol symbol)) {
      return term.rebuild(terms, this::of);
    }
    Place place = places.placeOf(symbol);
    Term value = value(place, place.arguments().stream().map(this::of).toList());
    return value != null && value.sort() == symbol.sort() ? value : free(symbol);
  }

  private Term free(Symbol symbol) {
    Interval all = Interval.of(symbol.sort());
    return terms.symbol(symbol.sort(), symbol.toString(), all.min(), all.max());
  }

  /** What stands in a place whose arguments are these; null if that is not known. */
  private @Nullable Term value(Place place, List<Term> arguments) {
    if (place instanceof Place.Slot slot) {
      return slot(slot);
    }
    if (place instanceof Place.Static at) {
      return value(walk.heap().getStatic(at.field()));
    }
    if (arguments.isEmpty() || !(arguments.get(0) instanceof Constant object)) {
      return null;
    }
    if (object.bits() == 0) {
      return place instanceof Place.Instance ? terms.falsity() : null;
    }
    PathValue.Reference reference = new PathValue.Reference((int) object.bits() - 1);
    if (reference.object() < 0 || reference.object() >= walk.heap().size()) {
      return null;
    }
    HeapObject found = walk.heap().get(reference);
    if (place instanceof Place.Field at && found instanceof HeapObject.Instance instance) {
      PathValue value = instance.fields().get(at.field());
      return value == null ? initial(Kind.of(at.field().descriptor())) : value(value);
    }
    if (found instanceof HeapObject.Array array && !isOpen(reference)) {
      return ofArray(place, array, arguments);
    }
    return place instanceof Place.Instance at ? isInstance(found, at.type()) : null;
  }

  private boolean isOpen(PathValue.Reference array) {
    Heap heap = walk.heap();
    return heap.carried().isOpen(array);
  }

  private @Nullable Term ofArray(Place place, HeapObject.Array array, List<Term> arguments) {
    if (place instanceof Place.Length) {
      return terms.intConstant(array.elements().size());
    }
    if (place instanceof Place.Element && arguments.get(1) instanceof Constant index) {
      long at = index.bits();
      return at < 0 || at >= array.elements().size() ? null : value(array.elements().get((int) at));
    }
    return place instanceof Place.Instance at ? isInstance(array, at.type()) : null;
  }

  private @Nullable Term isInstance(HeapObject object, String type) {
    return object instanceof HeapObject.Function
        ? null
        : terms.truth(places.hierarchy().isSubtype(object.type(), type));
  }

  private @Nullable Term slot(Place.Slot slot) {
    List<CallFrame> frames = walk.frames();
    int index = frames.size() - 1 - (level - slot.level());
    if (index < 0 || index >= frames.size()) {
      return null;
    }
    Variable variable =
        slot.isLocal()
            ? new Local(slot.index(), slot.kind())
            : new Stack(slot.index(), slot.kind());
    return value(frames.get(index).get(variable));
  }

  private @Nullable Term value(@Nullable PathValue value) {
    if (value instanceof PathValue.Numeric number) {
      return number.term();
    }
    if (value instanceof PathValue.Null) {
      return terms.intConstant(0);
    }
    return value instanceof PathValue.Reference reference
        ? terms.intConstant(reference.object() + 1)
        : null;
  }

  private Term initial(Kind kind) {
    return kind == Kind.REFERENCE ? terms.intConstant(0) : terms.constant(Sort.of(kind), 0);
  }
}
