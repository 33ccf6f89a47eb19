package dev.waymark.solver.internal.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.solver.api.Query;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which models are found by moving values, without any solver. */
class ModelWalkTest {
  private static final int PASSES = 1000;

  private final Terms terms = Simplifier.newTerms();
  private final Symbol x = terms.symbol(Sort.INT, "x");
  private final Symbol y = terms.symbol(Sort.INT, "y");
  private final Symbol c = terms.symbol(Sort.INT, "c", 0, Character.MAX_VALUE);
  private final Symbol wide = terms.symbol(Sort.LONG, "wide");

  private Term of(Term left, BinaryOperator operator, int right) {
    return terms.binary(operator, left, terms.intConstant(right));
  }

  private Term of(Term left, BinaryOperator operator, Term right) {
    return terms.binary(operator, left, right);
  }

  private Term compare(Term left, Relation relation, int right) {
    return terms.compare(relation, left, terms.intConstant(right));
  }

  private static Optional<Assignment> walk(Term... constraints) {
    return new ModelWalk(Query.of(constraints)).find(PASSES);
  }

  private static void assertFound(Term... constraints) {
    Assignment model = walk(constraints).orElseThrow();
    Evaluator evaluator = new Evaluator(model);
    List.of(constraints).forEach(each -> assertTrue(evaluator.holds(each), each::toString));
  }

  @Test
  void sumsAreSolvedForEachPart() {
    Term sum = of(of(x, BinaryOperator.IMUL, 36), BinaryOperator.IADD, y);
    assertFound(
        compare(sum, Relation.EQ, 1001),
        compare(x, Relation.GT, 20),
        compare(y, Relation.LT, 20),
        compare(y, Relation.GE, 0));
  }

  @Test
  void aSymbolThatOccursSeveralTimesCountsOnce() {
    Term twice =
        of(of(x, BinaryOperator.IMUL, 5), BinaryOperator.ISUB, of(x, BinaryOperator.IADD, 7));
    assertFound(compare(twice, Relation.EQ, 4 * 123 - 7));
  }

  @Test
  void productsMayWrapAround() {
    assertFound(compare(of(x, BinaryOperator.IMUL, 7), Relation.EQ, 1));
  }

  @Test
  void bitsShiftsQuotientsAndRemaindersAreTurnedAround() {
    assertFound(compare(of(x, BinaryOperator.IAND, 7), Relation.EQ, 5));
    assertFound(compare(of(x, BinaryOperator.IREM, 12), Relation.EQ, -11));
    assertFound(compare(of(x, BinaryOperator.IDIV, 12), Relation.EQ, 34));
    assertFound(compare(of(x, BinaryOperator.ISHR, 3), Relation.EQ, -9));
    assertFound(compare(of(x, BinaryOperator.ISHL, 3), Relation.EQ, 80));
    assertFound(compare(of(x, BinaryOperator.IXOR, y), Relation.EQ, -20));
    assertFound(compare(of(of(x, BinaryOperator.IOR, 3), BinaryOperator.IADD, y), Relation.EQ, 9));
    assertFound(
        compare(terms.unary(UnaryOperator.L2I, wide), Relation.EQ, -5),
        terms.compare(Relation.GT, wide, terms.longConstant(1L << 40)));
  }

  @Test
  void alternativesAreTried() {
    Term chosen = terms.ite(compare(x, Relation.GT, 5), terms.intConstant(7), y);
    Term either = terms.or(compare(y, Relation.EQ, 3), compare(x, Relation.EQ, 9));
    assertFound(compare(chosen, Relation.EQ, 7), compare(y, Relation.EQ, 2), either);
  }

  @Test
  void symbolsStayInTheirDomains() {
    assertFound(compare(of(c, BinaryOperator.IADD, y), Relation.EQ, -1));
    assertTrue(walk(compare(c, Relation.LT, 0)).isEmpty());
  }

  @Test
  void whatHasNoModelIsGivenUp() {
    Term square = of(of(x, BinaryOperator.IMUL, x), BinaryOperator.IAND, 3);
    assertTrue(walk(compare(square, Relation.EQ, 2)).isEmpty());
  }

  @Test
  void theBaseIsWhereItStarts() {
    Term flipped = compare(of(x, BinaryOperator.IADD, y), Relation.GT, 10);
    Assignment base = Assignment.EMPTY.with(x, 4).with(y, 5);
    Assignment model =
        new ModelWalk(Query.flipped(List.of(flipped), base)).find(PASSES).orElseThrow();
    assertTrue(model.bits(x) == 4 || model.bits(y) == 5, "one move is enough");
  }

  @Test
  void theSameQueryHasTheSameModel() {
    Term product = compare(of(x, BinaryOperator.IMUL, y), Relation.GT, 1000);
    Term order = terms.compare(Relation.LT, x, y);
    assertEquals(walk(order, product), walk(order, product));
  }
}
