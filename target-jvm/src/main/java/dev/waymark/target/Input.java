package dev.waymark.target;

import dev.waymark.term.assign.Assignment;
import java.util.List;

/**
 * All that a run depends on.
 *
 * @param arguments the shapes of the arguments
 * @param draws what the code draws by itself, in order; a run may draw more
 * @param numbers the values of the symbols in both
 */
public record Input(List<Shape> arguments, List<Shape.Scalar> draws, Assignment numbers) {
  public Input {
    arguments = List.copyOf(arguments);
    draws = List.copyOf(draws);
  }

  /** The input with these arguments and numbers, and no draws planned. */
  public static Input of(List<Shape> arguments, Assignment numbers) {
    return new Input(arguments, List.of(), numbers);
  }

  /** This input, but for the numbers that {@code model} says. */
  public Input with(Assignment model) {
    return new Input(arguments, draws, numbers.with(model));
  }

  /** This input with what was drawn, whatever was planned. */
  Input drawing(List<Shape.Scalar> drawn, Assignment values) {
    if (drawn.isEmpty() && draws.isEmpty()) {
      return this;
    }
    Assignment.Builder all = values.toBuilder();
    arguments.forEach(shape -> shape.forEachNumber(s -> all.put(s, numbers.bits(s))));
    return new Input(arguments, drawn, all.build());
  }
}
