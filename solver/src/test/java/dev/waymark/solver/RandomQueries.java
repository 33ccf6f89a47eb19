package dev.waymark.solver;

import dev.waymark.program.ir.Relation;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Solver;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Flipped paths over a few symbols with domains of eight values each. */
final class RandomQueries {
  private static final int WIDTH = 8;

  private final Terms terms;
  private final Random random;
  private final List<Symbol> symbols = new ArrayList<>();
  private final RandomTerms generator;
  private final int depth;

  private RandomQueries(Terms terms, long seed, List<Sort> sorts, int depth) {
    this.terms = terms;
    this.depth = depth;
    this.random = new Random(seed);
    for (int i = 0; i < 3; i++) {
      symbols.add(symbol(i));
    }
    this.generator = new RandomTerms(terms, random, symbols, sorts);
  }

  /** With conditions on ints and, fewer of them, longs. */
  static RandomQueries ofIntegers(Terms terms, long seed) {
    return new RandomQueries(terms, seed, List.of(Sort.INT, Sort.INT, Sort.LONG), 3);
  }

  /** With conditions on all numbers, of at most {@code depth} operations on each other. */
  static RandomQueries ofFloats(Terms terms, long seed, int depth) {
    return new RandomQueries(
        terms, seed, List.of(Sort.FLOAT, Sort.DOUBLE, Sort.INT, Sort.LONG), depth);
  }

  private Symbol symbol(int number) {
    Sort sort = number == 1 ? Sort.LONG : Sort.INT;
    long[] starts = {-4, 0, 120, sort.min(), sort.max() - WIDTH + 1};
    long min = starts[random.nextInt(starts.length)];
    return terms.symbol(sort, "r" + number, min, min + WIDTH - 1);
  }

  /** What {@code solver} says to {@code count} paths, at each of their conditions. */
  List<Answer> answers(Solver solver, int count) {
    return Stream.generate(this::path)
        .limit(count)
        .flatMap(List::stream)
        .map(solver::check)
        .toList();
  }

  /** The queries along the path of a random input. */
  List<Query> path() {
    Assignment base = input();
    Evaluator evaluator = new Evaluator(base);
    List<Query> queries = new ArrayList<>();
    List<Term> path = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Term condition = generator.condition(depth);
      Term taken = evaluator.holds(condition) ? condition : terms.not(condition);
      path.add(terms.not(taken));
      queries.add(query(path, base));
      path.set(i, taken);
    }
    return queries;
  }

  private Query query(List<Term> path, Assignment base) {
    return random.nextBoolean() ? Query.flipped(path, base) : Query.of(path);
  }

  private Assignment input() {
    Assignment.Builder input = Assignment.builder();
    symbols.forEach(symbol -> input.put(symbol, symbol.min() + random.nextInt(WIDTH)));
    return input.build();
  }

  /** Whether some input satisfies {@code query}: tries them all. */
  boolean isSat(List<Term> constraints) {
    return inputs(symbols)
        .anyMatch(input -> constraints.stream().allMatch(new Evaluator(input)::holds));
  }

  private static Stream<Assignment> inputs(List<Symbol> symbols) {
    Stream<Assignment> inputs = Stream.of(Assignment.EMPTY);
    for (Symbol symbol : symbols) {
      inputs =
          inputs.flatMap(
              input ->
                  Stream.iterate(symbol.min(), bits -> bits + 1)
                      .limit(WIDTH)
                      .map(bits -> input.with(symbol, bits)));
    }
    return inputs;
  }

  static Relation relation(Random random) {
    List<Relation> relations = List.of(Relation.values());
    return relations.get(random.nextInt(relations.size()));
  }
}
