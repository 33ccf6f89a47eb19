package dev.waymark.explore.input;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Inputs that begin as another one does, and are longer. */
public final class Lengthening {
  private Lengthening() {}

  /** An input of other shapes, with the numbers of {@code base} where both have a number. */
  public static Input of(Input base, List<Shape> shapes, long seed) {
    Input first = new FirstInputs(seed).of(shapes);
    Map<String, Long> known = new HashMap<>();
    for (Shape each : base.arguments()) {
      each.forEachNumber(symbol -> known.put(symbol.toString(), base.numbers().bits(symbol)));
    }
    Assignment.Builder numbers = first.numbers().toBuilder();
    for (Shape each : first.arguments()) {
      each.forEachNumber(symbol -> put(symbol, known, numbers));
    }
    return Input.of(first.arguments(), numbers.build());
  }

  private static void put(Symbol symbol, Map<String, Long> known, Assignment.Builder numbers) {
    Long value = known.get(symbol.toString());
    if (value != null && value >= symbol.min() && value <= symbol.max()) {
      numbers.put(symbol, value);
    }
  }
}
