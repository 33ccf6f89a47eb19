package dev.waymark.target;

import dev.waymark.target.host.Value;
import dev.waymark.term.Assignment;
import dev.waymark.term.Symbol;
import java.util.List;

/**
 * An input without its numbers: which references are null, and how long arrays are. The numbers are
 * symbols.
 */
public sealed interface Shape {
  /** The value of this shape under {@code numbers}. */
  Value under(Assignment numbers);

  /** A number. */
  record Scalar(Symbol symbol, String type) implements Shape {
    @Override
    public Value under(Assignment numbers) {
      return new Value.Primitive(symbol.index(), numbers.bits(symbol));
    }
  }

  /** Null. */
  record Null() implements Shape {
    @Override
    public Value under(Assignment numbers) {
      return new Value.Null();
    }
  }

  /** An array of shapes. */
  record Array(String type, List<Shape> elements) implements Shape {
    public Array {
      elements = List.copyOf(elements);
    }

    @Override
    public Value under(Assignment numbers) {
      return new Value.Array(elements.stream().map(each -> each.under(numbers)).toList());
    }
  }
}
