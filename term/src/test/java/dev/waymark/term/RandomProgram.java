package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Makes {@link Program}s of all operators, often of few of them, whose operands are often the
 * latest steps.
 */
final class RandomProgram {
  private static final int STEPS = 40;
  private static final List<Relation> RELATIONS = List.of(Relation.values());
  private static final List<Sort> SORTS = List.of(Sort.values());

  private final Random random;
  private final RandomBits bits;
  private final List<UnaryOperator> unary;
  private final List<BinaryOperator> binary;
  private final Terms terms = Simplifier.newTerms();
  private final List<Instruction> steps = new ArrayList<>();

  private RandomProgram(Random random) {
    this.random = random;
    this.bits = new RandomBits(random);
    this.unary = someOf(List.of(UnaryOperator.values()));
    this.binary = someOf(List.of(BinaryOperator.values()));
  }

  /** All, or a few that then meet often. */
  private <T> List<T> someOf(List<T> all) {
    List<T> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, random.nextInt(3) == 0 ? all.size() : 4);
  }

  static Program of(Random random) {
    return new RandomProgram(random).make();
  }

  private Program make() {
    inputs();
    List<Symbol> symbols = List.copyOf(terms.symbols());
    for (Sort sort : SORTS) {
      steps.add(new Instruction.Literal(sort, bits.of(sort)));
    }
    int zero = steps.size();
    steps.add(new Instruction.Literal(Sort.INT, 0));
    steps.add(new Instruction.Literal(Sort.INT, 1));
    while (steps.size() < STEPS) {
      steps.add(random.nextInt(12) == 0 ? flag(zero) : step());
    }
    return new Program(terms, symbols, List.copyOf(steps));
  }

  private void inputs() {
    input(Sort.BOOL, 0, 1);
    input(Sort.INT, Integer.MIN_VALUE, Integer.MAX_VALUE);
    input(Sort.INT, 0, 1);
    Interval ints = bits.partOf(Interval.INT);
    input(Sort.INT, ints.min(), ints.max());
    input(Sort.LONG, Long.MIN_VALUE, Long.MAX_VALUE);
    Interval longs = bits.partOf(Interval.LONG);
    input(Sort.LONG, longs.min(), longs.max());
    input(Sort.FLOAT, 0, 0);
    input(Sort.DOUBLE, 0, 0);
  }

  private void input(Sort sort, long min, long max) {
    Symbol symbol = terms.symbol(sort, "s" + steps.size(), min, max);
    steps.add(new Instruction.Input(symbol, steps.size()));
  }

  private Instruction step() {
    return switch (random.nextInt(16)) {
      case 0, 1 -> literal();
      case 2, 3, 4 -> unary(pick(unary));
      case 5, 6, 7, 8, 9 -> binary(pick(binary));
      case 10, 11, 12 -> comparison(pick(SORTS));
      case 13 -> choice(pick(SORTS));
      default -> connective();
    };
  }

  private Instruction literal() {
    Sort sort = pick(SORTS);
    return new Instruction.Literal(sort, bits.of(sort));
  }

  private Instruction unary(UnaryOperator operator) {
    return new Instruction.One(operator, operand(operator.operand()));
  }

  private Instruction binary(BinaryOperator operator) {
    return new Instruction.Two(operator, operand(operator.left()), operand(operator.right()));
  }

  private Instruction comparison(Sort sort) {
    if (sort == Sort.BOOL) {
      return comparison(Sort.INT);
    }
    return new Instruction.Compare(pick(RELATIONS), sort, operand(sort), operand(sort));
  }

  private Instruction choice(Sort sort) {
    return new Instruction.Choose(sort, operand(Sort.BOOL), operand(sort), operand(sort));
  }

  /** A boolean stored in an int, as bytecode does. */
  private Instruction flag(int zero) {
    int first = zero + random.nextInt(2);
    return new Instruction.Choose(Sort.INT, operand(Sort.BOOL), first, 2 * zero + 1 - first);
  }

  private Instruction connective() {
    return switch (random.nextInt(3)) {
      case 0 -> new Instruction.Negate(operand(Sort.BOOL));
      case 1 -> new Instruction.Both(operand(Sort.BOOL), operand(Sort.BOOL));
      default -> new Instruction.Either(operand(Sort.BOOL), operand(Sort.BOOL));
    };
  }

  private int operand(Kind kind) {
    return operand(Sort.of(kind));
  }

  private int operand(Sort sort) {
    int[] fitting =
        IntStream.range(0, steps.size()).filter(i -> steps.get(i).sort() == sort).toArray();
    int back = random.nextInt(random.nextBoolean() ? Math.min(3, fitting.length) : fitting.length);
    return fitting[fitting.length - 1 - back];
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
