package dev.waymark.target.host;

import dev.waymark.probe.Coverage;
import dev.waymark.probe.Draws;
import dev.waymark.probe.Incompleteness;
import dev.waymark.probe.Limits;
import dev.waymark.probe.Probe;
import dev.waymark.probe.Trace;

/**
 * What the host sends after a run: outcome, drawn values, events with their nodes, coverage,
 * incompleteness.
 */
record RunReport(Outcome outcome, Trace trace) {

  static RunReport unstarted(Throwable problem) {
    Trace empty = Probe.begin(Limits.DEFAULT);
    Probe.end();
    return new RunReport(Outcome.unstarted(problem), empty);
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
  }

  private static void writeDraws(Outgoing out) {
    out.putInt(Draws.size());
    for (int i = 0; i < Draws.size(); i++) {
      out.putChar(Draws.kind(i));
      out.putLong(Draws.value(i));
    }
  }

  private static void writeCoverage(Outgoing out, int outcomes) {
    for (int i = 0; i < outcomes; i++) {
      if (Coverage.isHit(i)) {
        out.putInt(i);
      }
    }
    out.putInt(-1);
    Coverage.clear(outcomes);
  }
}
