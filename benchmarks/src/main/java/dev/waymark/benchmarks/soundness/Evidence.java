package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which branches of an entry are taken, and by what. */
final class Evidence {
  private final Map<Branch, String> within = new HashMap<>();
  private final Map<Branch, String> later = new HashMap<>();
  private final Map<Branch, String> anywhere = new HashMap<>();

  /** An input takes these branches. */
  void add(Set<Branch> taken, String witness, Place place) {
    for (Branch branch : taken) {
      anywhere.putIfAbsent(branch, witness);
      if (place == Place.WITHIN_BOUNDS) {
        within.putIfAbsent(branch, witness);
      }
      if (place != Place.BEYOND) {
        later.putIfAbsent(branch, witness);
      }
    }
  }

  /** Where an input lies, seen from the bounds of explorations. */
  enum Place {
    WITHIN_BOUNDS,
    /** Arguments within the bounds, in a state that earlier calls have left. */
    LATER,
    BEYOND
  }

  /** Words of bounds that are about states: a call after others is not within them. */
  private static final List<String> STATES = List.of("as initialized", "made anew", "passed twice");

  /** What an exploration has covered: others must not deny it. */
  void add(Findings findings, String configuration) {
    for (TestCase test : findings.tests()) {
      add(Set.copyOf(test.covers()), "a test of " + configuration, Place.WITHIN_BOUNDS);
    }
  }

  /** The verdicts of {@code findings} that are wrong. */
  List<Contradiction> against(Findings findings, String configuration) {
    return against(findings.branches(), configuration);
  }

  /** The verdicts on these branches that are wrong. */
  List<Contradiction> against(Map<Branch, Verdict> verdicts, String configuration) {
    List<Contradiction> found = new ArrayList<>();
    verdicts.forEach(
        (branch, verdict) -> {
          String witness = against(branch, verdict);
          if (witness != null) {
            found.add(new Contradiction(branch, verdict, configuration, witness));
          }
        });
    return found;
  }

  /** No input is known to lie within a bound on loops. */
  private @Nullable String against(Branch branch, Verdict verdict) {
    if (verdict instanceof Verdict.Infeasible) {
      return anywhere.get(branch);
    }
    if (verdict instanceof Verdict.InfeasibleWithinBounds bounded) {
      String bound = bounded.bound();
      boolean isAboutStates = STATES.stream().anyMatch(bound::contains);
      return bound.contains("loops") ? null : (isAboutStates ? within : later).get(branch);
    }
    return null;
  }
}
