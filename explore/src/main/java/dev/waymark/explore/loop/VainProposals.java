package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.ObjectiveCoverage;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;

/** How many proposals were tried since something new was covered, or since a {@link #restart}. */
final class VainProposals {
  private final ObjectiveCoverage coverage;
  private int number;
  private int covered;

  VainProposals(ObjectiveCoverage coverage) {
    this.coverage = coverage;
  }

  /** One more proposal is tried. */
  void count() {
    if (covered != coverage.covered()) {
      covered = coverage.covered();
      number = 0;
    }
    number++;
  }

  boolean areAtLeast(int most) {
    return number >= most;
  }

  void restart() {
    number = 0;
  }

  void write(Outgoing out) {
    out.putInt(number);
    out.putInt(covered);
  }

  /** Takes over what {@link #write} wrote. */
  void read(Incoming in) {
    number = in.takeInt();
    covered = in.takeInt();
  }
}
