package dev.waymark.solver.bitwuzla;

import dev.waymark.probe.load.ProcessorWait;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.NativeMemory;
import dev.waymark.solver.api.UnknownReason;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Terminator;

/**
 * Stops the solver at its limits. It asks at points of its search that depend on nothing but the
 * query, so the number of questions is a measure of steps that repeats. For the thread that makes
 * it.
 */
final class LimitTerminator extends Terminator {
  /** About what Z3 does in the time between two questions, in its resource units. */
  private static final long STEPS_PER_QUESTION = 50;

  private static final long MILLISECOND = 1_000_000;

  /** After so many questions, the memory is looked at. */
  private static final long LOOK_AT_MEMORY = 1 << 12;

  private final LongSupplier nanoClock;
  private final ProcessorWait wait = ProcessorWait.ofThisThread();
  private long time = Long.MAX_VALUE;
  private long mostTime = Long.MAX_VALUE;
  private long questionLimit = Long.MAX_VALUE;
  private long start;
  private long waited;
  private long questions;

  /** What the process may have in all, from what it had when the query began. */
  private long mostMemory = Long.MAX_VALUE;

  private boolean isFull;

  /** Before so much time has passed, it cannot be over. */
  private long nextLook;

  LimitTerminator(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /** Sets the limits of the queries to come; {@code most} is by the clock on the wall. */
  void limit(Limits choice, Duration most) {
    time = choice.time().toNanos();
    mostTime = most.toNanos();
    questionLimit = Math.max(1, choice.steps() / STEPS_PER_QUESTION);
  }

  /** Begins a query. */
  void restart() {
    start = nanoClock.getAsLong();
    waited = wait.nanoseconds();
    nextLook = time;
    questions = 0;
    isFull = false;
    if (NativeMemory.isLimited()) {
      mostMemory = NativeMemory.ofProcess() + NativeMemory.limit();
    }
  }

  @Override
  public boolean terminate() {
    questions++;
    if (questions % LOOK_AT_MEMORY == 0) {
      isFull |= NativeMemory.ofProcess() > mostMemory;
    }
    return isFull || areStepsSpent() || isTimeSpent();
  }

  private boolean areStepsSpent() {
    return questions >= questionLimit;
  }

  private boolean isTimeSpent() {
    long elapsed = nanoClock.getAsLong() - start;
    if (elapsed >= mostTime) {
      return true;
    }
    if (elapsed < nextLook) {
      return false;
    }
    long own = wait.own(elapsed, waited);
    nextLook = elapsed + Math.max(MILLISECOND, time - own);
    return own >= time;
  }

  /** Why the solver gave up. */
  UnknownReason reason() {
    if (isFull) {
      return UnknownReason.MEMORY;
    }
    if (areStepsSpent()) {
      return UnknownReason.STEPS;
    }
    nextLook = 0;
    return isTimeSpent() ? UnknownReason.TIME : UnknownReason.INCOMPLETE;
  }
}
