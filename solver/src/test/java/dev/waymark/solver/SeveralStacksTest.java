package dev.waymark.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.waymark.program.ir.Relation;
import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Stacks do not get in each other's way, though native libraries have state in common. */
class SeveralStacksTest {
  private static final int THREADS = 4;
  private static final int STACKS = 40;

  @ParameterizedTest
  @EnumSource(Backend.class)
  void threadsOpenAskAndCloseStacksAtTheSameTime(Backend backend) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<Integer>> work = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        work.add(() -> ask(backend));
      }
      for (Future<Integer> each : threads.invokeAll(work)) {
        assertEquals(STACKS, each.get());
      }
    } finally {
      threads.shutdown();
    }
  }

  @ParameterizedTest
  @EnumSource(Backend.class)
  void stacksAreClosedInAnyOrder(Backend backend) {
    SolverStack first = Subject.bare(backend).open(Limits.NONE);
    SolverStack second = Subject.bare(backend).open(Limits.NONE);
    check(first, 1);
    check(second, 2);
    check(first, 3);
    first.close();
    check(second, 4);
    second.close();
  }

  private static int ask(Backend backend) {
    for (int i = 0; i < STACKS; i++) {
      try (SolverStack stack = Subject.bare(backend).open(Limits.NONE)) {
        check(stack, i);
      }
    }
    return STACKS;
  }

  private static void check(SolverStack stack, int least) {
    Example example = new Example();
    Symbol x = example.intSymbol("x");
    Query more = Query.of(example.compare(x, Relation.GT, least));
    assertInstanceOf(Sat.class, stack.check(more));
    Query none =
        Query.of(
            List.of(
                example.compare(x, Relation.GT, least), example.compare(x, Relation.LT, least)));
    assertInstanceOf(Unsat.class, stack.check(none));
    stack.forget();
  }
}
