package dev.waymark.target.host;

import dev.waymark.probe.Coverage;
import dev.waymark.probe.Draws;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.Incompleteness;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.run.Trace;
import dev.waymark.target.wire.Outcome;
import dev.waymark.target.wire.Outgoing;
import java.util.List;

/**
 * What the host sends after a run: outcome, drawn values, events with their nodes, coverage,
 * incompleteness.
 *
 * @param isLast whether the JVM should not be used for other runs
 */
record RunReport(Outcome outcome, Trace trace, boolean isLast) {
  private static final String OUT_OF_MEMORY = OutOfMemoryError.class.getName();
  private static final int MOST_NAMES = 3;

  static RunReport of(Outcome outcome, Trace trace) {
    boolean isLast = Probe.isWorn() || outcome.text().startsWith(OUT_OF_MEMORY);
    return new RunReport(outcome, trace, isLast);
  }

  static RunReport unstarted(Throwable problem) {
    return withoutRun(Endings.unstarted(problem));
  }

  /** The report of an input that could not be made, before the run. */
  static RunReport rejected() {
    return withoutRun(Endings.rejected());
  }

  private static RunReport withoutRun(Outcome outcome) {
    Trace empty = Probe.begin(RunLimits.DEFAULT);
    Probe.end();
    return of(outcome, empty);
  }

  /** This report of a run that has left these threads behind. */
  RunReport leaving(List<String> threads) {
    return threads.isEmpty()
        ? this
        : new RunReport(outcome.remarking("left threads behind: " + names(threads)), trace, true);
  }

  private static String names(List<String> threads) {
    List<String> some = threads.subList(0, Math.min(MOST_NAMES, threads.size()));
    return String.join(", ", some) + (some.size() < threads.size() ? ", ..." : "");
  }

  /** Writes all, and forgets which of the first {@code outcomes} outcomes happened. */
  void write(Outgoing out, int outcomes) {
    outcome.write(out);
    writeDraws(out);
    new TraceWriter(trace).write(out);
    writeCoverage(out, outcomes);
    out.putInt(trace.incompleteness().size());
    for (Incompleteness reason : trace.incompleteness()) {
      out.putText(reason.reason().name());
      out.putInt(reason.site());
    }
    out.putByte(isLast ? 1 : 0);
  }

  private static void writeDraws(Outgoing out) {
    out.putInt(Draws.size());
    for (int i = 0; i < Draws.size(); i++) {
      out.putChar(Draws.kind(i));
      out.putLong(Draws.value(i));
    }
  }

  private void writeCoverage(Outgoing out, int outcomes) {
    boolean returns = outcome.sort() == Outcome.Sort.RETURNED;
    for (int i = 0; i < outcomes; i++) {
      if (Coverage.isHit(i)) {
        if (returns) {
          Coverage.seeReturning(i);
        } else {
          Coverage.see(i);
        }
        out.putInt(i);
      }
    }
    out.putInt(-1);
    Coverage.clear(outcomes);
  }
}
