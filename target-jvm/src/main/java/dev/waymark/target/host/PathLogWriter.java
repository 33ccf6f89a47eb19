package dev.waymark.target.host;

import dev.waymark.probe.run.PathLog;
import dev.waymark.target.wire.Outgoing;

/** Sends the whole path of the last run: how many events, these, and whether there were more. */
final class PathLogWriter {
  private PathLogWriter() {}

  static void write(Outgoing out) {
    int[] events = PathLog.events();
    out.putInt(events.length);
    for (int event : events) {
      out.putInt(event);
    }
    out.putByte(PathLog.isTruncated() ? 1 : 0);
  }
}
