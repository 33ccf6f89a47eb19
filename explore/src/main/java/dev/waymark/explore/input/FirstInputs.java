package dev.waymark.explore.input;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.List;
import java.util.SplittableRandom;

/** The input that each shape is tried with first, as the seed wants it. */
public final class FirstInputs {
  private static final int SMALL = 16;
  private static final int LONG = 8;

  private final long seed;
  private final SplittableRandom random;

  public FirstInputs(long seed) {
    this.seed = seed;
    this.random = new SplittableRandom(seed);
  }

  public Input of(List<Shape> shapes) {
    Assignment.Builder numbers = Assignment.builder();
    shapes.forEach(shape -> choose(shape, numbers));
    return Input.of(shapes, numbers.build());
  }

  /** Chooses the numbers in {@code shape}. */
  void choose(Shape shape, Assignment.Builder numbers) {
    if (shape instanceof Shape.Scalar scalar) {
      if (seed != 0) {
        numbers.put(scalar.symbol(), number(scalar));
      }
    } else if (shape instanceof Shape.Text text) {
      choose(text, numbers);
    } else {
      shape.parts().forEach(part -> choose(part, numbers));
    }
  }

  /** Characters that nothing is known of can be read. */
  private void choose(Shape.Text text, Assignment.Builder numbers) {
    for (Shape.Scalar character : text.characters()) {
      numbers.put(character.symbol(), seed == 0 ? 'a' : random.nextInt(' ', '~' + 1));
    }
    if (seed != 0) {
      Symbol length = text.length().symbol();
      long longest = Math.min(length.max(), Math.max(length.min(), LONG));
      numbers.put(length, between(length.min(), longest));
    }
  }

  /** Half of the numbers are small. */
  private long number(Shape.Scalar scalar) {
    boolean isSmall = random.nextBoolean();
    Symbol symbol = scalar.symbol();
    if (symbol.sort().isFloating()) {
      double value = isSmall ? random.nextInt(-SMALL, SMALL) : random.nextDouble(-1e6, 1e6);
      return scalar.type().equals("F")
          ? Float.floatToIntBits((float) value)
          : Double.doubleToLongBits(value);
    }
    long min = isSmall ? Math.max(symbol.min(), -SMALL) : symbol.min();
    long max = isSmall ? Math.min(symbol.max(), SMALL) : symbol.max();
    return min < max ? between(min, max) : symbol.defaultBits();
  }

  private long between(long min, long max) {
    return max == Long.MAX_VALUE ? random.nextLong(min, max) : random.nextLong(min, max + 1);
  }
}
