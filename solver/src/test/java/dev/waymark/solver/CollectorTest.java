package dev.waymark.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What native solvers answer must not depend on when the collector frees what they made. */
class CollectorTest {
  private static final int QUERIES = 100;
  private static final int SYMBOLS = 8;

  /** Fewer conditions than have all the symbols: models have values that nobody reads. */
  private static final int CONDITIONS = 4;

  @ParameterizedTest
  @EnumSource(Backend.class)
  void theCollectorMakesNoDifference(Backend backend) {
    List<String> without = answers(backend, () -> {});
    assertEquals(without, answers(backend, System::gc));
  }

  private static List<String> answers(Backend backend, Runnable inBetween) {
    Terms terms = Simplifier.newTerms();
    List<Symbol> symbols =
        IntStream.range(0, SYMBOLS).mapToObj(i -> terms.symbol(Sort.INT, "x" + i)).toList();
    Random random = new Random(1);
    List<String> answers = new ArrayList<>();
    try (SolverStack solver = bare(backend)) {
      Deque<Term> path = new ArrayDeque<>();
      for (int i = 0; i < QUERIES; i++) {
        path.add(condition(terms, symbols, random));
        if (path.size() > CONDITIONS) {
          path.removeFirst();
        }
        Answer answer = solver.check(Query.of(List.copyOf(path)));
        answers.add(answer.toString());
        if (!(answer instanceof Sat)) {
          path.removeLast();
        }
        inBetween.run();
      }
    }
    return answers;
  }

  private static SolverStack bare(Backend backend) {
    return SolverStack.builder()
        .first(backend)
        .layers(Set.of(Layer.INCREMENTAL))
        .limits(new Limits(Duration.ofMinutes(1), 5_000))
        .build();
  }

  /** A product, a difference or the like of two symbols is compared with a sum. */
  private static Term condition(Terms terms, List<Symbol> symbols, Random random) {
    Term left = terms.binary(operator(random), pick(symbols, random), pick(symbols, random));
    Term constant = terms.intConstant(random.nextInt());
    Term right = terms.binary(BinaryOperator.IADD, pick(symbols, random), constant);
    return terms.compare(pick(List.of(Relation.values()), random), left, right);
  }

  private static BinaryOperator operator(Random random) {
    if (random.nextInt(4) == 0) {
      return BinaryOperator.IMUL;
    }
    return random.nextBoolean() ? BinaryOperator.IXOR : BinaryOperator.ISUB;
  }

  private static <T> T pick(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }
}
