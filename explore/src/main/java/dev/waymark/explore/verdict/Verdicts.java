package dev.waymark.explore.verdict;

import dev.waymark.explore.objective.Objective;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What follows for an objective from proofs and doubts: a test covers it, somebody has proved it,
 * or the trees of all entries are exhausted that ways to it begin with, and nothing is in doubt.
 */
public final class Verdicts {
  private final Collection<Conclusion> all;
  private final Map<Objective, Proof> proofs;

  /** After all explorations that there were. */
  public Verdicts(Collection<Conclusion> all) {
    this(all, Map.of());
  }

  /**
   * After all explorations that there were.
   *
   * @param proofs that no exploration has made
   */
  public Verdicts(Collection<Conclusion> all, Map<Objective, Proof> proofs) {
    this.all = all;
    this.proofs = proofs;
  }

  /** The verdicts on objectives of an entry that is all that was explored. */
  public Map<Objective, Verdict> of(Map<Objective, Standing> standings) {
    Conclusion only = all.iterator().next();
    WaysIn.Ways own = WaysIn.Ways.of(only.entry().method());
    Map<Objective, Verdict> verdicts = new LinkedHashMap<>();
    standings.forEach((objective, each) -> verdicts.put(objective, of(objective, each, own)));
    return verdicts;
  }

  /** The verdict on {@code objective}, to which {@code ways} lead. */
  public Verdict of(Objective objective, Standing standing, WaysIn.Ways ways) {
    Witness witness = standing.witness();
    if (witness != null) {
      String entry = all.size() == 1 ? "" : witness.entry().method().name();
      return new Verdict.Covered(witness.test(), entry);
    }
    Proof known = proofs.get(objective);
    if (known != null) {
      return known.verdict();
    }
    for (Conclusion each : all) {
      Proof proof = each.proofs().get(objective);
      if (proof != null && (proof.scope() == Proof.Scope.ANY_CALLER || isOnly(each, ways))) {
        return proof.verdict();
      }
    }
    return ofTrees(standing, ways);
  }

  /** Whether all ways begin with the entry of {@code conclusion}. */
  private static boolean isOnly(Conclusion conclusion, WaysIn.Ways ways) {
    return ways.obstacles().isEmpty() && ways.entries().equals(Set.of(conclusion.entry().method()));
  }

  private Verdict ofTrees(Standing standing, WaysIn.Ways ways) {
    List<Conclusion> decisive =
        all.stream().filter(each -> ways.entries().contains(each.entry().method())).toList();
    Set<Doubt> doubts = doubts(standing, ways, decisive);
    return doubts.isEmpty() ? Proof.exhausted(decisive).verdict() : Verdict.Open.of(doubts);
  }

  private static Set<Doubt> doubts(Standing standing, WaysIn.Ways ways, List<Conclusion> decisive) {
    Set<Doubt> doubts = new LinkedHashSet<>();
    ways.obstacles().forEach(each -> doubts.add(new Doubt(Doubt.Kind.CALLERS, each)));
    for (Conclusion each : decisive) {
      doubts.addAll(each.doubts());
      if (each.stop() != StopReason.EXHAUSTED) {
        doubts.add(each.stop().doubt());
      }
    }
    if (doubts.isEmpty() && decisive.size() < ways.entries().size()) {
      doubts.add(new Doubt(Doubt.Kind.CALLERS, "not every way there was explored"));
    }
    if (doubts.isEmpty() && ways.afterErrors().getAsBoolean()) {
      doubts.add(Obstacles.ERRORS);
    }
    if (doubts.isEmpty()) {
      doubts.addAll(standing.doubts().get());
    }
    return doubts;
  }
}
