package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Variable;
import dev.waymark.program.label.Leaf;
import dev.waymark.term.FormulaTerms;
import dev.waymark.term.Term;

/** What formulas of labels say of the state where they stand. */
public final class LabelFormulas extends FormulaTerms {
  private final Places places;
  private final Transformer transformer;

  LabelFormulas(Places places, Transformer transformer) {
    super(places.terms());
    this.places = places;
    this.transformer = transformer;
  }

  @Override
  public Term leaf(Leaf leaf) {
    if (leaf instanceof Leaf.Slot slot) {
      return transformer.values().of(0, slot.variable());
    }
    if (leaf instanceof Leaf.OwnField own) {
      return transformer.read(new GetField(own.field(), new Local(0, Kind.REFERENCE)));
    }
    if (leaf instanceof Leaf.StaticField in) {
      return transformer.read(new GetStatic(in.field()));
    }
    if (leaf instanceof Leaf.Absence absence) {
      return places.terms().ite(isNull(absence.reference()), number(1), number(0));
    }
    Variable array = ((Leaf.Length) leaf).array();
    Term length = places.of(new Place.Length(transformer.values().of(0, array)));
    return places.terms().ite(isNull(array), number(-1), length);
  }

  private Term number(int value) {
    return places.terms().intConstant(value);
  }

  private Term isNull(Variable reference) {
    return transformer.values().isNull(transformer.values().of(0, reference));
  }
}
