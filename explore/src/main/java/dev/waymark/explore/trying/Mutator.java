package dev.waymark.explore.trying;

import dev.waymark.explore.input.CodeConstants;
import dev.waymark.explore.input.Words;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Inputs near to others: a few numbers or strings changed, by preference to what stands in the
 * code. For branches whose conditions no solver knows.
 */
final class Mutator {
  private static final int MOST_CHANGES = 3;
  private static final int SMALL = 16;

  /** One of so many changes is a copy of something else in the input. */
  private static final int COPIES = 8;

  private static final double[] EDGES = {
    0.0,
    -0.0,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    Float.MAX_VALUE,
    1e-10,
    1e10,
    Long.MAX_VALUE,
    Integer.MAX_VALUE
  };

  private final CodeConstants constants;
  private final TextMutator texts;

  Mutator(CodeConstants constants, Words words) {
    this.constants = constants;
    this.texts = new TextMutator(constants, words);
  }

  /** Whether there is something in {@code input} to change. */
  static boolean canChange(Input input) {
    return !leaves(input).isEmpty();
  }

  /** Whether there are floating-point numbers in {@code input}. */
  static boolean hasFloats(Input input) {
    return leaves(input).stream()
        .anyMatch(leaf -> leaf instanceof Shape.Scalar s && s.symbol().sort().isFloating());
  }

  private static List<Shape> leaves(Input input) {
    List<Shape> leaves = new ArrayList<>();
    input.arguments().forEach(shape -> addLeaves(shape, leaves));
    leaves.addAll(input.draws());
    return leaves;
  }

  /** A change of {@code base}, which has something to change. */
  Input change(Input base, SplittableRandom random) {
    List<Shape> leaves = leaves(base);
    Assignment.Builder numbers = base.numbers().toBuilder();
    int changes = 1 + random.nextInt(MOST_CHANGES);
    for (int i = 0; i < changes; i++) {
      Shape leaf = leaves.get(random.nextInt(leaves.size()));
      if (leaves.size() == 1 || random.nextInt(COPIES) > 0) {
        change(leaf, base.numbers(), numbers, random);
      } else {
        copy(leaves.get(random.nextInt(leaves.size())), leaf, base.numbers(), numbers);
      }
    }
    return new Input(base.arguments(), base.draws(), numbers.build());
  }

  /** Makes {@code to} what {@code from} is, if it can be. */
  private void copy(Shape from, Shape to, Assignment old, Assignment.Builder numbers) {
    if (from instanceof Shape.Text source && to instanceof Shape.Text target) {
      texts.put(target, source.string(old), numbers);
    } else if (from instanceof Shape.Scalar source
        && to instanceof Shape.Scalar target
        && source.type().equals(target.type())) {
      put(target, old.bits(source.symbol()), numbers);
    }
  }

  /** An input of these shapes. */
  Input fill(List<Shape> shapes, SplittableRandom random) {
    Assignment.Builder numbers = Assignment.builder();
    for (Shape leaf : leaves(Input.of(shapes, Assignment.EMPTY))) {
      change(leaf, Assignment.EMPTY, numbers, random);
    }
    return Input.of(shapes, numbers.build());
  }

  private void change(
      Shape leaf, Assignment old, Assignment.Builder numbers, SplittableRandom random) {
    if (leaf instanceof Shape.Text text) {
      texts.change(text, old, numbers, random);
    } else if (leaf instanceof Shape.Scalar scalar) {
      put(scalar, number(scalar, old.bits(scalar.symbol()), random), numbers);
    }
  }

  private static void put(Shape.Scalar scalar, long value, Assignment.Builder numbers) {
    Symbol symbol = scalar.symbol();
    if (symbol.admits(symbol.sort().normalize(value))) {
      numbers.put(symbol, value);
    }
  }

  private static void addLeaves(Shape shape, List<Shape> leaves) {
    if (shape instanceof Shape.Text || shape instanceof Shape.Scalar) {
      leaves.add(shape);
    } else {
      shape.parts().forEach(part -> addLeaves(part, leaves));
    }
  }

  private long number(Shape.Scalar scalar, long old, SplittableRandom random) {
    return switch (scalar.type()) {
      case "F" -> Float.floatToIntBits((float) fraction(Float.intBitsToFloat((int) old), random));
      case "D" -> Double.doubleToLongBits(fraction(Double.longBitsToDouble(old), random));
      case "C" -> texts.character(random);
      case "Z" -> old ^ 1;
      default -> whole(scalar.symbol(), old, random);
    };
  }

  private long whole(Symbol symbol, long old, SplittableRandom random) {
    return switch (random.nextInt(9)) {
      case 0, 1 -> constant(old, random) + random.nextInt(-1, 2);
      case 6, 7 -> old + constant(1, random) * random.nextInt(-SMALL, SMALL + 1);
      case 2 -> old + random.nextInt(-SMALL, SMALL + 1);
      case 3 -> random.nextInt(-SMALL, SMALL + 1);
      case 4 -> -old;
      case 5 -> old ^ (1L << random.nextInt(Integer.SIZE));
      default -> random.nextBoolean() ? symbol.min() : symbol.max();
    };
  }

  private long constant(long other, SplittableRandom random) {
    List<Long> numbers = constants.numbers();
    return numbers.isEmpty() ? other : numbers.get(random.nextInt(numbers.size()));
  }

  private double fraction(double old, SplittableRandom random) {
    List<Double> fractions = constants.fractions();
    return switch (random.nextInt(8)) {
      case 0, 1 -> fractions.isEmpty() ? old : fractions.get(random.nextInt(fractions.size()));
      case 2 -> (double) constant(1, random);
      case 3 -> old + random.nextDouble(-1, 1);
      case 4 -> random.nextInt(-SMALL, SMALL + 1);
      case 5 -> -old;
      case 6 -> old * random.nextDouble(-2, 2);
      default -> EDGES[random.nextInt(EDGES.length)];
    };
  }
}
