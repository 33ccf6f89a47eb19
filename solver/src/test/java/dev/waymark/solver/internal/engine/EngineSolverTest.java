package dev.waymark.solver.internal.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Patience;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.solver.internal.encoding.SmtBuilder;
import dev.waymark.term.assign.Assignment;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class EngineSolverTest {
  /** What the engines do, one after the other: the name of each life is a letter. */
  private final List<String> events = new ArrayList<>();

  private final Deque<FakeEngine> engines = new ArrayDeque<>();

  private static final Patience PATIENCE = new Patience(Limits.NONE, Limits.NONE);

  private EngineSolver<String> solver(FakeEngine... lives) {
    engines.addAll(List.of(lives));
    return new EngineSolver<>(Mode.INCREMENTAL, PATIENCE, Deadline.NONE, engines::removeFirst);
  }

  @Test
  void aFailureCostsOneQuery() {
    FakeEngine failing = new FakeEngine("a", 9, new ArithmeticException());
    EngineSolver<String> solver = solver(failing, new FakeEngine("b", 9, null));
    assertEquals(new Unknown(UnknownReason.CRASHED), solver.check(Query.of()));
    assertEquals(new Sat(Assignment.EMPTY), solver.check(Query.of()));
    assertEquals(List.of("check a", "close a", "check b"), events);
  }

  @Test
  void bugsOfOursAreNotSwallowed() {
    EngineSolver<String> solver = solver(new FakeEngine("a", 9, new IllegalStateException()));
    assertThrows(IllegalStateException.class, () -> solver.check(Query.of()));
  }

  @Test
  void aSpentEngineIsReplaced() {
    try (EngineSolver<String> solver =
        solver(new FakeEngine("a", 2, null), new FakeEngine("b", 2, null))) {
      for (int i = 0; i < 3; i++) {
        solver.check(Query.of());
      }
    }
    assertEquals(List.of("check a", "check a", "close a", "check b", "close b"), events);
  }

  @Test
  void nobodyWaitsForAnEngineThatTakesNoNotice() throws InterruptedException {
    CountDownLatch patience = new CountDownLatch(1);
    CountDownLatch isClosed = new CountDownLatch(1);
    FakeEngine stubborn =
        new FakeEngine("a", 9, null) {
          @Override
          public Finding<String> check(Theory theory, List<String> facts, List<String> conditions) {
            try {
              patience.await();
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
            return super.check(theory, facts, conditions);
          }

          @Override
          public void close() {
            super.close();
            isClosed.countDown();
          }
        };
    Deadline deadline = new Deadline(System::nanoTime);
    EngineSolver<String> solver =
        new EngineSolver<>(Mode.INCREMENTAL, PATIENCE, deadline, () -> stubborn);
    deadline.set(System.nanoTime() + 100_000_000);
    assertThrows(Deadline.TimeIsUp.class, () -> solver.check(Query.of()));
    solver.close();
    assertEquals(List.of(), events);
    patience.countDown();
    isClosed.await();
    assertEquals(List.of("check a", "close a"), events);
  }

  /** Answers sat, or fails. */
  private class FakeEngine implements Engine<String> {
    private final String name;
    private int life;
    private final @Nullable RuntimeException failure;

    FakeEngine(String name, int life, @Nullable RuntimeException failure) {
      this.name = name;
      this.life = life;
      this.failure = failure;
    }

    @Override
    public void limit(Limits limits, Duration most) {}

    @Override
    @SuppressWarnings("unchecked")
    public SmtBuilder<String> builder() {
      return (SmtBuilder<String>)
          Proxy.newProxyInstance(
              SmtBuilder.class.getClassLoader(),
              new Class<?>[] {SmtBuilder.class},
              (proxy, method, arguments) -> {
                throw new UnsupportedOperationException(method.getName());
              });
    }

    @Override
    public Finding<String> check(Theory theory, List<String> facts, List<String> conditions) {
      events.add("check " + name);
      life--;
      if (failure != null) {
        throw failure;
      }
      return new Finding.Model<>(unknown -> 0);
    }

    @Override
    public void forget() {}

    @Override
    public boolean isFailure(RuntimeException exception) {
      return exception instanceof ArithmeticException;
    }

    @Override
    public boolean isSpent() {
      return life == 0;
    }

    @Override
    public void close() {
      events.add("close " + name);
    }
  }
}
