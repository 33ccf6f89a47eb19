package dev.waymark.target.host;

import dev.waymark.probe.Coverage;
import dev.waymark.probe.Draws;
import dev.waymark.probe.Incompleteness;
import dev.waymark.probe.Limits;
import dev.waymark.probe.Probe;
import dev.waymark.probe.Trace;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * What the host sends after a run: outcome, drawn values, events with their nodes, coverage,
 * incompleteness.
 */
record RunReport(Outcome outcome, Trace trace, int outcomes) {

  static RunReport unstarted(Throwable problem) {
    Trace empty = Probe.begin(Limits.DEFAULT);
    Probe.end();
    return new RunReport(Outcome.unstarted(problem), empty, 0);
  }

  void write(DataOutputStream out) throws IOException {
    outcome.write(out);
    writeDraws(out);
    new TraceWriter(trace).write(out);
    writeCoverage(out);
    out.writeInt(trace.incompleteness().size());
    for (Incompleteness reason : trace.incompleteness()) {
      out.writeUTF(reason.reason().name());
      out.writeInt(reason.site());
    }
  }

  private static void writeDraws(DataOutputStream out) throws IOException {
    out.writeInt(Draws.size());
    for (int i = 0; i < Draws.size(); i++) {
      out.writeChar(Draws.kind(i));
      out.writeLong(Draws.value(i));
    }
  }

  private void writeCoverage(DataOutputStream out) throws IOException {
    int end = Math.min(outcomes, Coverage.CAPACITY);
    for (int i = 0; i < end; i++) {
      if (Coverage.isHit(i)) {
        out.writeInt(i);
      }
    }
    out.writeInt(-1);
    Coverage.clear(end);
  }
}
