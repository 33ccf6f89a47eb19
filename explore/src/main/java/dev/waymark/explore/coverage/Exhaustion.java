package dev.waymark.explore.coverage;

import dev.waymark.explore.verdict.Doubt;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What there was to say when no path was left.
 *
 * @param doubts why that proves nothing; empty if it does
 * @param bounds which inputs it is about
 * @param assumptions what it takes for granted
 */
record Exhaustion(Set<Doubt> doubts, Set<String> bounds, List<String> assumptions) {
  /** Writes {@code known}, or that there is none. */
  static void write(@Nullable Exhaustion known, Outgoing out) {
    out.putByte(known == null ? 0 : 1);
    if (known != null) {
      Doubts all = new Doubts();
      all.addAll(known.doubts);
      all.write(out);
      out.putTexts(known.bounds);
      out.putTexts(known.assumptions);
    }
  }

  /** What {@link #write} wrote. */
  static @Nullable Exhaustion read(Incoming in) {
    if (in.takeByte() == 0) {
      return null;
    }
    Doubts doubts = new Doubts();
    doubts.read(in);
    Set<String> bounds = new LinkedHashSet<>(in.takeTexts());
    return new Exhaustion(doubts.copy(), bounds, in.takeTexts());
  }
}
