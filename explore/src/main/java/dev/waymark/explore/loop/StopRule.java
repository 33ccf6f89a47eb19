package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.verdict.StopReason;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** When an exploration is over. */
final class StopRule {
  private final Settings settings;
  private final Ledger ledger;
  private final Waitlist waitlist;
  private final LongSupplier clock;
  private volatile boolean isInterrupted;
  private long deadline;

  StopRule(Parts parts) {
    this.settings = parts.job().settings();
    this.ledger = parts.ledger();
    this.waitlist = parts.waitlist();
    this.clock = parts.bench().clock();
  }

  /** Time is up at {@code end}. */
  void begin(long end) {
    deadline = end;
  }

  /** Somebody wants it to end; for other threads. */
  void interrupt() {
    isInterrupted = true;
  }

  /** Why to stop now; null if there is something to do. */
  @Nullable StopReason reason() {
    if (!ledger.isCallable()) {
      return StopReason.UNCALLABLE;
    }
    boolean isCovered = !settings.keepsAllRuns() && ledger.isAllCovered();
    if (waitlist.isEmpty()) {
      // of abstract paths, nothing waits that is covered
      return isCovered && !settings.isOfBranches() ? StopReason.COVERED : StopReason.EXHAUSTED;
    }
    if (isCovered) {
      return StopReason.COVERED;
    }
    StopReason end = end();
    return end != null && ledger.isExhausted() ? StopReason.EXHAUSTED : end;
  }

  private @Nullable StopReason end() {
    if (ledger.runs() >= settings.budget().runs()) {
      return StopReason.RUNS;
    }
    if (isInterrupted) {
      return StopReason.INTERRUPTED;
    }
    return clock.getAsLong() >= deadline ? StopReason.TIME : null;
  }
}
