package dev.waymark.solver.internal.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.solver.api.Unsat;
import dev.waymark.solver.internal.layer.SecondSolver.Order;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each layer answers by itself, and what it passes on. */
class LayersTest {
  private final Terms terms = Simplifier.newTerms();
  private final Symbol x = terms.symbol(Sort.INT, "x");
  private final Symbol y = terms.symbol(Sort.INT, "y");
  private final Symbol z = terms.symbol(Sort.INT, "z");
  private final Counters counters = new Counters();

  private Term compare(Term left, Relation relation, int right) {
    return terms.compare(relation, left, terms.intConstant(right));
  }

  private long served(Layer layer) {
    return counters.statistics().served().getOrDefault(layer, 0L);
  }

  @Test
  void invalidModelsDoNotGetOut() {
    StubSolver wrong = new StubSolver(new Sat(Assignment.EMPTY.with(x, 1)));
    Answer answer =
        new ValidatingSolver(wrong, counters).check(Query.of(compare(x, Relation.EQ, 2)));
    assertEquals(new Unknown(UnknownReason.INVALID_MODEL), answer);
    assertEquals(1, counters.statistics().invalidModels());
  }

  @Test
  void simplificationDropsRepetitions() {
    StubSolver next = new StubSolver();
    Term first = compare(x, Relation.GT, 1);
    Term second = compare(y, Relation.GT, 1);
    new SimplifyingSolver(next, counters).check(Query.of(first, terms.truth(), second, first));
    assertEquals(List.of(second, first), next.asked.get(0).constraints());
  }

  @Test
  void slicesContainWhatIsReachable() {
    StubSolver next = new StubSolver(new Sat(Assignment.EMPTY.with(x, 7).with(y, 8)));
    Term linked = terms.compare(Relation.LT, x, y);
    Term flipped = compare(x, Relation.GT, 5);
    Assignment base = Assignment.EMPTY.with(x, 1).with(y, 2).with(z, 3);
    Query query = Query.flipped(List.of(compare(z, Relation.GT, 0), linked, flipped), base);
    Answer answer = new SlicingSolver(next, counters).check(query);
    assertEquals(List.of(linked, flipped), next.asked.get(0).constraints());
    assertEquals(new Sat(base.with(x, 7).with(y, 8)), answer);
    assertEquals(1, served(Layer.SLICE));
  }

  @Test
  void recentModelsAreReusedForTheirSymbolsOnly() {
    Assignment model = Assignment.EMPTY.with(x, 7).with(y, 8);
    StubSolver next = new StubSolver(new Sat(model));
    ModelReusingSolver solver = new ModelReusingSolver(next, counters);
    solver.check(Query.of(compare(x, Relation.GT, 5), compare(y, Relation.GT, 7)));
    Answer answer = solver.check(Query.of(compare(x, Relation.GT, 6)));
    assertEquals(new Sat(Assignment.EMPTY.with(x, 7)), answer);
    assertEquals(1, next.asked.size());
    assertEquals(1, served(Layer.MODELS));
  }

  @Test
  void queriesWithAKnownCoreAreUnsat() {
    Term less = terms.compare(Relation.LT, x, y);
    Term greater = terms.compare(Relation.GT, x, y);
    Unsat known = new Unsat(List.of(less, greater));
    StubSolver next = new StubSolver(known);
    CoreCachingSolver solver = new CoreCachingSolver(next, counters);
    solver.check(Query.of(less, compare(z, Relation.GT, 0), greater));
    assertEquals(known, solver.check(Query.of(greater, compare(z, Relation.LT, 0), less)));
    assertInstanceOf(Unknown.class, solver.check(Query.of(greater)));
    assertEquals(2, next.asked.size());
  }

  @Test
  void boundsAreFollowedThroughSums() {
    StubSolver next = new StubSolver();
    Term unrelated = compare(z, Relation.LT, 100);
    Term low = compare(x, Relation.GE, 0);
    Term high = compare(x, Relation.LT, 10);
    Term above =
        terms.compare(Relation.LT, y, terms.binary(BinaryOperator.IADD, x, terms.intConstant(3)));
    Term conflict = compare(y, Relation.GT, 20);
    Answer answer =
        new IntervalSolver(next, counters).check(Query.of(unrelated, low, high, above, conflict));
    assertEquals(new Unsat(List.of(low, high, above, conflict)), answer);
  }

  @Test
  void boundsGiveModelsNearTheBase() {
    StubSolver next = new StubSolver();
    Query query =
        Query.flipped(
            List.of(compare(x, Relation.LT, 50), compare(x, Relation.GT, 20)),
            Assignment.EMPTY.with(x, 3));
    Answer answer = new IntervalSolver(next, counters).check(query);
    assertEquals(new Sat(Assignment.EMPTY.with(x, 21)), answer);
    assertTrue(next.asked.isEmpty());
  }

  private Assignment guessed(Assignment base, Term... constraints) {
    StubSolver next = new StubSolver();
    Query query = Query.flipped(List.of(constraints), base);
    Answer answer = new IntervalSolver(next, counters).check(query);
    assertTrue(next.asked.isEmpty());
    return assertInstanceOf(Sat.class, answer).model();
  }

  @Test
  void symbolsInOrderRise() {
    Term first = terms.compare(Relation.LT, x, y);
    Term second = terms.compare(Relation.LT, y, z);
    assertEquals(
        Assignment.EMPTY.with(x, 7).with(y, 8).with(z, 9),
        guessed(Assignment.EMPTY.with(x, 7).with(y, 7).with(z, 7), second, first));
  }

  @Test
  void whatCannotRiseSinks() {
    Term first = terms.compare(Relation.LT, x, y);
    Term second = terms.compare(Relation.LT, y, z);
    assertEquals(
        Assignment.EMPTY.with(x, 3).with(y, 4).with(z, 5),
        guessed(
            Assignment.EMPTY.with(x, 5).with(y, 5).with(z, 5),
            compare(z, Relation.LE, 5),
            compare(x, Relation.NE, 0),
            first,
            second));
  }

  @Test
  void equalSymbolsAreMovedApart() {
    Assignment model =
        guessed(
            Assignment.EMPTY.with(x, 1).with(y, 1).with(z, 2),
            terms.compare(Relation.EQ, z, terms.intConstant(2)),
            terms.compare(Relation.NE, y, z),
            terms.compare(Relation.NE, x, y));
    assertEquals(Assignment.EMPTY.with(x, 1).with(y, 3).with(z, 2), model);
  }

  @Test
  void contradictoryOrdersAreLeftToTheSolver() {
    StubSolver next = new StubSolver();
    Term less = terms.compare(Relation.LT, x, y);
    Term greater = terms.compare(Relation.LT, y, x);
    new IntervalSolver(next, counters).check(Query.of(less, greater));
    assertEquals(1, next.asked.size());
  }

  @Test
  void theSecondSolverIsAskedWhereTheFirstGivesUp() {
    StubSolver first = new StubSolver();
    StubSolver second = new StubSolver(new Sat(Assignment.EMPTY));
    Order order = new Order(first, second);
    SecondSolver solver = new SecondSolver(order, order.reversed(), counters);
    assertInstanceOf(Sat.class, solver.check(Query.of(compare(x, Relation.LT, 50))));
    assertEquals(1, served(Layer.SECOND));
  }

  @Test
  void floatsGoToTheirSolverFirst() {
    StubSolver first = new StubSolver();
    StubSolver second = new StubSolver(new Sat(Assignment.EMPTY));
    Order order = new Order(first, second);
    Symbol number = terms.symbol(Sort.DOUBLE, "number");
    new SecondSolver(order, order.reversed(), counters)
        .check(Query.of(terms.compare(Relation.NE, number, number)));
    assertTrue(first.asked.isEmpty());
    assertEquals(1, second.asked.size());
  }

  private List<Term> longPath() {
    List<Term> path = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      path.add(compare(y, Relation.NE, i));
    }
    return path;
  }

  @Test
  void whatTheLastConstraintRefutesIsAskedAlone() {
    Term last = compare(x, Relation.GT, 5);
    StubSolver next = new StubSolver(new Unsat(List.of(last)));
    List<Term> path = longPath();
    path.add(last);
    Answer answer = new RelaxingSolver(next, next, counters).check(Query.of(path));
    assertEquals(new Unsat(List.of(last)), answer);
    assertEquals(List.of(Query.of(last)), next.asked);
    assertEquals(1, served(Layer.RELAX));
  }

  @Test
  void whatAModelViolatesIsAskedNext() {
    Term last = compare(x, Relation.LT, 5);
    Assignment wrong = Assignment.EMPTY.with(x, 1).with(y, 3);
    Assignment right = Assignment.EMPTY.with(x, 1).with(y, 30);
    StubSolver next = new StubSolver(new Sat(wrong), new Sat(right));
    List<Term> path = longPath();
    path.add(0, terms.compare(Relation.LT, x, terms.binary(BinaryOperator.ISUB, y, x)));
    path.add(last);
    Answer answer = new RelaxingSolver(next, next, counters).check(Query.of(path));
    assertEquals(new Sat(right), answer);
    List<Term> violated = path.subList(1, path.size());
    assertEquals(List.of(Query.of(last), Query.of(violated)), next.asked);
  }

  @Test
  void whatIsUnknownOfAFewConstraintsIsAskedOfAll() {
    Term last = compare(x, Relation.GT, 5);
    List<Term> path = longPath();
    path.add(last);
    Unsat all = new Unsat(List.copyOf(path));
    StubSolver next = new StubSolver(new Unknown(UnknownReason.STEPS), all);
    assertEquals(all, new RelaxingSolver(next, next, counters).check(Query.of(path)));
    assertEquals(List.of(Query.of(last), Query.of(path)), next.asked);
  }
}
