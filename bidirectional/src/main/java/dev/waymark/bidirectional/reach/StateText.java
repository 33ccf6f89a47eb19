package dev.waymark.bidirectional.reach;

import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.ir.LocalName;
import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;

/** What must hold in a state, over the variables of the source. */
public final class StateText {
  private final Terms terms = Simplifier.newTerms();
  private final Places places;
  private final State state;

  private StateText(Places places, State state) {
    this.places = places;
    this.state = state;
  }

  /** Each of the conditions, as Java would write it. */
  public static List<String> of(State state, Places places) {
    StateText text = new StateText(places, state);
    return state.predicate().conditions().stream()
        .map(each -> text.named(each).toString())
        .toList();
  }

  private Term named(Term term) {
    if (!(term instanceof Symbol symbol)) {
      return term.rebuild(terms, this::named);
    }
    Interval all = Interval.of(symbol.sort());
    return terms.symbol(symbol.sort(), name(symbol), all.min(), all.max());
  }

  private String name(Symbol symbol) {
    Place place = places.placeOf(symbol);
    if (place instanceof Place.Slot slot && slot.isLocal()) {
      return name(slot);
    }
    if (place instanceof Place.Field field) {
      return named(field.object()) + "." + field.field().name();
    }
    if (place instanceof Place.Length length) {
      return named(length.array()) + ".length";
    }
    if (place instanceof Place.Element element) {
      return named(element.array()) + "[" + named(element.index()) + "]";
    }
    return place instanceof Place.Static at ? at.field().name() : symbol.toString();
  }

  /** The variable of the source in the frame that the slot belongs to. */
  private String name(Place.Slot slot) {
    Frame frame = state.frame();
    int statement = state.statement();
    while (frame.level() != slot.level() && frame.caller() != null) {
      statement = frame.call();
      frame = frame.caller();
    }
    if (slot.index() == 0 && !frame.method().isStatic()) {
      return "this";
    }
    int instruction = frame.method().code().instructionOf(statement);
    LocalName name = frame.method().code().nameOf(slot.index(), instruction);
    return name == null ? "local" + slot.index() : name.name();
  }
}
