package dev.waymark.solver;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Random conditions over integer symbols, with all operators on some sorts of numbers. */
final class RandomTerms {
  private final Terms terms;
  private final Random random;
  private final List<Symbol> symbols;
  private final List<Sort> sorts;
  private final List<BinaryOperator> binary;
  private final List<UnaryOperator> unary;

  RandomTerms(Terms terms, Random random, List<Symbol> symbols, List<Sort> sorts) {
    this.terms = terms;
    this.random = random;
    this.symbols = symbols;
    this.sorts = sorts;
    this.binary = Arrays.stream(BinaryOperator.values()).filter(this::isWanted).toList();
    this.unary =
        Arrays.stream(UnaryOperator.values())
            .filter(operator -> isWanted(operator.operand()) && isWanted(operator.result()))
            .toList();
  }

  /** Remainders of floats take too long. */
  private boolean isWanted(BinaryOperator operator) {
    boolean isFast = operator != BinaryOperator.FREM && operator != BinaryOperator.DREM;
    return isFast && isWanted(operator.left()) && isWanted(operator.result());
  }

  private boolean isWanted(Kind kind) {
    return kind != Kind.REFERENCE && sorts.contains(Sort.of(kind));
  }

  Term condition(int depth) {
    return switch (random.nextInt(6)) {
      case 0 -> depth == 0 ? comparison(0) : terms.not(condition(depth - 1));
      case 1 -> depth == 0 ? comparison(0) : connective(depth - 1);
      default -> comparison(depth);
    };
  }

  private Term connective(int depth) {
    Term left = condition(depth);
    Term right = condition(depth);
    return random.nextBoolean() ? terms.and(left, right) : terms.or(left, right);
  }

  private Term comparison(int depth) {
    Sort sort = pick(sorts);
    Term left = number(sort, depth);
    Term right = random.nextBoolean() ? constant(sort) : number(sort, Math.max(0, depth - 2));
    return terms.compare(RandomQueries.relation(random), left, right);
  }

  private Term number(Sort sort, int depth) {
    if (depth == 0) {
      return leaf(sort);
    }
    return switch (random.nextInt(8)) {
      case 0 -> constant(sort);
      case 1 -> leaf(sort);
      case 2 -> unary(sort, depth - 1);
      case 3 -> terms.ite(condition(depth - 1), number(sort, depth - 1), number(sort, depth - 1));
      default -> binary(sort, depth - 1);
    };
  }

  private Term unary(Sort sort, int depth) {
    UnaryOperator operator =
        pick(unary.stream().filter(it -> Sort.of(it.result()) == sort).toList());
    return terms.unary(operator, number(Sort.of(operator.operand()), depth));
  }

  private Term binary(Sort sort, int depth) {
    BinaryOperator operator =
        pick(binary.stream().filter(it -> Sort.of(it.result()) == sort).toList());
    Term left = number(Sort.of(operator.left()), depth);
    return terms.binary(operator, left, number(Sort.of(operator.right()), depth));
  }

  /** A symbol, for a float its conversion. */
  private Term leaf(Sort sort) {
    return switch (sort) {
      case FLOAT -> terms.unary(UnaryOperator.I2F, symbol(Sort.INT));
      case DOUBLE -> terms.unary(UnaryOperator.I2D, symbol(Sort.INT));
      default -> symbol(sort);
    };
  }

  private Term symbol(Sort sort) {
    List<Symbol> candidates = symbols.stream().filter(it -> it.sort() == sort).toList();
    return pick(candidates);
  }

  private Term constant(Sort sort) {
    return sort.isFloating() ? floating(sort) : integer(sort);
  }

  /** An edge, or a number that conversions of small integers may have. */
  private Term floating(Sort sort) {
    UnaryOperator conversion = sort == Sort.FLOAT ? UnaryOperator.I2F : UnaryOperator.I2D;
    long small = conversion.evaluate(random.nextInt(20) - 4);
    return terms.constant(sort, random.nextInt(3) == 0 ? Edges.pick(sort, random) : small);
  }

  private Term integer(Sort sort) {
    long[] edges = {0, 1, -1, 2, 7, -3, 31, 33, 64, 255, sort.min(), sort.max()};
    boolean edge = random.nextInt(3) > 0;
    return terms.constant(sort, edge ? edges[random.nextInt(edges.length)] : random.nextInt(200));
  }

  private <T> T pick(List<? extends T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
