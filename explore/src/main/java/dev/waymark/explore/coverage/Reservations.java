package dev.waymark.explore.coverage;

import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Losses;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What verdicts of an exploration are subject to: doubts, bounds, and runs that lost precision.
 * Once no path is left, what is learned of other inputs does not change them any more.
 */
final class Reservations {
  private final Doubts doubts = new Doubts();
  private final Set<String> bounds = new LinkedHashSet<>();
  private final Losses losses = new Losses();
  private @Nullable Exhaustion exhaustion;

  Doubts doubts() {
    return doubts;
  }

  Losses losses() {
    return losses;
  }

  void bounded(Collection<String> by) {
    bounds.addAll(by);
  }

  /** Whether nothing stands against a proof yet, but for the bounds. */
  boolean areNone() {
    return doubts.isEmpty() && losses.isEmpty();
  }

  boolean hasBounds() {
    return !bounds.isEmpty();
  }

  boolean isExhausted() {
    return exhaustion != null;
  }

  /** No path is left within the bounds. */
  void exhausted(Set<Doubt> ofCoverage, List<String> assumptions) {
    exhaustion = new Exhaustion(allDoubts(ofCoverage), Set.copyOf(bounds), assumptions);
  }

  /** What there was to say when no path was left, or else what there is to say now. */
  Exhaustion conclusion(Set<Doubt> ofCoverage, List<String> assumptions) {
    Exhaustion known = exhaustion;
    return known != null ? known : new Exhaustion(allDoubts(ofCoverage), bounds, assumptions);
  }

  private Set<Doubt> allDoubts(Set<Doubt> ofCoverage) {
    Set<Doubt> all = doubts.copy();
    all.addAll(ofCoverage);
    losses.describe(all);
    return all;
  }

  void write(Outgoing out) {
    doubts.write(out);
    out.putTexts(bounds);
    losses.write(out);
    Exhaustion.write(exhaustion, out);
  }

  /** Takes over what {@link #write} wrote. */
  void read(Incoming in) {
    doubts.read(in);
    bounds.addAll(in.takeTexts());
    losses.read(in);
    exhaustion = Exhaustion.read(in);
  }
}
