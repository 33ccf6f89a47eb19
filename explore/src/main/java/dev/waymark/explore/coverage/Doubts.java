package dev.waymark.explore.coverage;

import dev.waymark.explore.verdict.Doubt;
import dev.waymark.target.Execution;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outcome;
import dev.waymark.target.wire.Outgoing;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** What an exploration met that is in the way of proofs, in the order in which it was met. */
final class Doubts {
  private final Set<Doubt> all = new LinkedHashSet<>();

  void add(Doubt.Kind kind, String reason) {
    all.add(new Doubt(kind, reason));
  }

  void addAll(Collection<Doubt> doubts) {
    all.addAll(doubts);
  }

  /** Adds what the end of a run leaves in doubt. */
  void look(Execution execution) {
    Outcome outcome = execution.outcome();
    if (!outcome.remark().isEmpty()) {
      add(Doubt.Kind.RUN, "a run " + outcome.remark());
    }
    switch (outcome.sort()) {
      case UNSTARTED -> add(Doubt.Kind.RUN, "the entry could not be called: " + outcome.text());
      case EXHAUSTED -> add(Doubt.Kind.RUN, "a run was stopped: " + outcome.text());
      case REFUSED -> add(Doubt.Kind.RUN, "refused: " + outcome.text());
      default -> {}
    }
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** All of them, to be changed by the caller. */
  Set<Doubt> copy() {
    return new LinkedHashSet<>(all);
  }

  void write(Outgoing out) {
    out.putInt(all.size());
    for (Doubt doubt : all) {
      out.putText(doubt.kind().name());
      out.putText(doubt.reason());
    }
  }

  /** Adds what {@link #write} wrote. */
  void read(Incoming in) {
    for (int left = in.takeInt(); left > 0; left--) {
      all.add(new Doubt(Doubt.Kind.valueOf(in.takeText()), in.takeText()));
    }
  }
}
