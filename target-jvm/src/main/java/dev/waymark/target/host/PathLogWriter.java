package dev.waymark.target.host;

import dev.waymark.probe.run.PathLog;
import dev.waymark.target.wire.Outgoing;

/** Sends the whole path of the last run: how many events, these, and whether there were more. */
final class PathLogWriter {
  private PathLogWriter() {}

  static void write(Outgoing out) {
    int size = PathLog.size();
    out.putInt(size);
    for (int i = 0; i < size; i++) {
      out.putInt(PathLog.get(i));
    }
    out.putByte(PathLog.isTruncated() ? 1 : 0);
  }
}
