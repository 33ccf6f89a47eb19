package dev.waymark.explore.input;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.BitSet;
import java.util.List;

/** Inputs of other shapes than one that they have most of their numbers from. */
public final class Neighbourhood {
  private final Input base;
  private final Experience experience;
  private final FirstInputs first;
  private final BitSet known = new BitSet();

  /** Around {@code base}; what is new is as {@code experience} has it, or as the seed wants. */
  public Neighbourhood(Input base, Experience experience, long seed) {
    this.base = base;
    this.experience = experience;
    this.first = new FirstInputs(seed);
    base.arguments().forEach(shape -> shape.forEachNumber(each -> known.set(each.index())));
  }

  /** The input of these shapes. */
  public Input of(List<Shape> shapes) {
    Assignment.Builder numbers = base.numbers().toBuilder();
    shapes.forEach(shape -> choose(shape, numbers));
    return new Input(shapes, base.draws(), numbers.build());
  }

  private void choose(Shape shape, Assignment.Builder numbers) {
    if (shape instanceof Shape.Text text) {
      if (!isKnown(text.length().symbol())) {
        first.choose(text, numbers);
        text.forEachNumber(each -> experience.put(each, numbers));
      }
    } else if (shape instanceof Shape.Scalar scalar) {
      if (!isKnown(scalar.symbol())) {
        first.choose(scalar, numbers);
        experience.put(scalar.symbol(), numbers);
      }
    } else {
      shape.parts().forEach(part -> choose(part, numbers));
    }
  }

  private boolean isKnown(Symbol symbol) {
    return known.get(symbol.index());
  }
}
