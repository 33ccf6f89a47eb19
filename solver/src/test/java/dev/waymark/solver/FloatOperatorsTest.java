package dev.waymark.solver;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.solver.api.Backend;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every operator on floats, bit by bit: the operands are symbols, at their edges and at random.
 * Bitwuzla alone, which decides these in production; Z3 takes seconds for one of them.
 */
class FloatOperatorsTest {
  private static final int NUMBERS = 4;

  private final Example example = new Example();
  private final Operand.Factory lefts = new Operand.Factory(example, "left");
  private final Operand.Factory rights = new Operand.Factory(example, "right");
  private final Random random = new Random(11);
  private final SolverStack solver = Subject.bare(Backend.BITWUZLA).open();
  private final Fixed fixed = new Fixed(example, solver);

  @AfterEach
  void close() {
    solver.close();
  }

  @ParameterizedTest
  @MethodSource
  void conversionsAreJavas(UnaryOperator operator) {
    Sort sort = Sort.of(operator.operand());
    for (long bits : numbers(sort, Edges.of(operator))) {
      Operand operand = lefts.pinned(sort, bits);
      Term result = example.terms.unary(operator, operand.term());
      fixed.check(example.same(result, operator.evaluate(bits)), operand);
    }
  }

  static Stream<UnaryOperator> conversionsAreJavas() {
    return Arrays.stream(UnaryOperator.values())
        .filter(operator -> isFloating(operator.operand()) || isFloating(operator.result()));
  }

  @ParameterizedTest
  @MethodSource
  void arithmeticIsJavas(BinaryOperator operator) {
    Sort sort = Sort.of(operator.left());
    for (long left : numbers(sort, Edges.of(sort))) {
      binary(operator, left, Edges.pick(sort, random));
      binary(operator, left, near(left, sort));
    }
  }

  static Stream<BinaryOperator> arithmeticIsJavas() {
    return Arrays.stream(BinaryOperator.values())
        .filter(operator -> isFloating(operator.left()) && !operator.symbol().equals("%"));
  }

  private void binary(BinaryOperator operator, long leftBits, long rightBits) {
    Sort sort = Sort.of(operator.left());
    Operand left = lefts.pinned(sort, leftBits);
    Operand right = rights.pinned(sort, rightBits);
    Term result = example.terms.binary(operator, left.term(), right.term());
    fixed.check(example.same(result, operator.evaluate(leftBits, rightBits)), left, right);
  }

  private static boolean isFloating(Kind kind) {
    return kind == Kind.FLOAT || kind == Kind.DOUBLE;
  }

  private long[] numbers(Sort sort, long[] edges) {
    LongStream any = random.longs(NUMBERS).map(sort::normalize);
    return LongStream.concat(LongStream.of(edges), any).toArray();
  }

  /** A number of similar size, so that rounding matters. */
  private long near(long bits, Sort sort) {
    int fraction = sort == Sort.FLOAT ? 24 : 54;
    return sort.normalize(bits ^ (random.nextLong() & ((1L << fraction) - 1)));
  }
}
