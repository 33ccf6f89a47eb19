package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ResolvedTest {
  private final Terms terms = Simplifier.newTerms();
  private final Random random = new Random(5);

  private Symbol name(String name) {
    return terms.symbol(Sort.INT, name, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  @Test
  void whatANameStandsForIsPutInBeforeAndAfter() {
    Symbol x = name("x");
    Symbol y = name("y");
    Symbol z = name("z");
    Term sum = terms.binary(BinaryOperator.IADD, z, terms.intConstant(1));
    Term small = terms.compare(Relation.LT, y, terms.intConstant(5));
    Resolved resolved =
        Resolved.of(
            terms,
            List.of(
                small,
                terms.compare(Relation.EQ, x, y),
                terms.compare(Relation.EQ, y, sum),
                terms.compare(Relation.GT, x, terms.intConstant(2))));
    Term less = terms.compare(Relation.LT, sum, terms.intConstant(5));
    Term greater = terms.compare(Relation.GT, sum, terms.intConstant(2));
    assertEquals(List.of(less, greater), resolved.conditions());
    assertEquals(List.of(less), resolved.replace(List.of(small)));
  }

  /** Names that stand for each other, or for terms with themselves, are among these. */
  @Test
  void conditionsCanBeSatisfiedIfAndOnlyIfWhatIsLeftCan() {
    List<Term> parts = new ArrayList<>(List.of(name("a"), name("b"), name("c"), name("d")));
    parts.add(terms.symbol(Sort.INT, "bounded", 0, 3));
    int satisfied = 0;
    int all = 300;
    try (SolverStack solver = SolverStack.builder().build()) {
      for (int i = 0; i < all; i++) {
        List<Term> conditions = new ArrayList<>();
        for (int j = random.nextInt(6); j >= 0; j--) {
          Relation relation = random.nextInt(4) > 0 ? Relation.EQ : Relation.LT;
          conditions.add(terms.compare(relation, part(parts), part(parts)));
        }
        boolean isPossible = solver.check(Query.of(conditions)) instanceof Sat;
        List<Term> left = Resolved.of(terms, conditions).conditions();
        assertEquals(
            isPossible, solver.check(Query.of(left)) instanceof Sat, conditions + " " + left);
        satisfied += isPossible ? 1 : 0;
      }
    }
    assertTrue(50 < satisfied && satisfied < all - 50, satisfied + " can be satisfied");
  }

  private Term part(List<Term> parts) {
    Term part = parts.get(random.nextInt(parts.size()));
    return switch (random.nextInt(3)) {
      case 0 -> terms.intConstant(random.nextInt(4));
      case 1 -> terms.binary(BinaryOperator.IADD, part, parts.get(random.nextInt(parts.size())));
      default -> part;
    };
  }
}
