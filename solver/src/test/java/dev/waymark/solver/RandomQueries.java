package dev.waymark.solver;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.Assignment;
import dev.waymark.term.Evaluator;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
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

  RandomQueries(Terms terms, long seed) {
    this.terms = terms;
    this.random = new Random(seed);
    for (int i = 0; i < 3; i++) {
      symbols.add(symbol(i));
    }
    this.generator = new RandomTerms(terms, random, symbols);
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
      Term condition = generator.condition(3);
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
