package dev.waymark.explore.family;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which refutations are worth generalizing: those of branches that were refuted often, and the more
 * often, the less came of it before.
 */
final class HotBranches {
  private static final int MOST_DOUBLINGS = 20;

  private final int hot;
  private final Map<Long, Heat> heats = new LinkedHashMap<>();

  /** What is known of an outcome. */
  private static final class Heat {
    int refuted;
    int failures;
    boolean isUseful = true;
  }

  HotBranches(int hot) {
    this.hot = hot;
  }

  private Heat heat(int site, int outcome) {
    return heats.computeIfAbsent((long) site << Integer.SIZE | outcome, key -> new Heat());
  }

  /** A solver has refuted the outcome once more; says whether to generalize that. */
  boolean isHot(int site, int outcome) {
    Heat heat = heat(site, outcome);
    heat.refuted++;
    return heat.refuted >= (long) hot << Math.min(heat.failures, MOST_DOUBLINGS);
  }

  /** A refutation was generalized, or could not be; the last one may have been of no use. */
  void tried(int site, int outcome, boolean isFamily) {
    Heat heat = heat(site, outcome);
    heat.failures = isFamily && heat.isUseful ? 0 : heat.failures + 1;
    heat.isUseful = false;
    heat.refuted = 0;
  }

  /** A partial path that ends with the outcome was ruled out. */
  void used(int site, int outcome) {
    heat(site, outcome).isUseful = true;
  }

  void write(Outgoing out) {
    out.putInt(heats.size());
    heats.forEach(
        (key, heat) -> {
          out.putLong(key);
          out.putInt(heat.refuted);
          out.putInt(heat.failures);
          out.putByte(heat.isUseful ? 1 : 0);
        });
  }

  void read(Incoming in) {
    for (int left = in.takeInt(); left > 0; left--) {
      Heat heat = new Heat();
      heats.put(in.takeLong(), heat);
      heat.refuted = in.takeInt();
      heat.failures = in.takeInt();
      heat.isUseful = in.takeByte() != 0;
    }
  }
}
