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
  private final Map<Branch, String> anywhere = new HashMap<>();

  /** An input takes these branches. */
  void add(Set<Branch> taken, String witness, Place place) {
    for (Branch branch : taken) {
      anywhere.putIfAbsent(branch, witness);
      if (place == Place.WITHIN_BOUNDS) {
        within.putIfAbsent(branch, witness);
      }
    }
  }

  /** Where an input lies, seen from the bounds of explorations. */
  enum Place {
    WITHIN_BOUNDS,
    BEYOND
  }

  /** What an exploration has covered: others must not deny it. */
  void add(Findings findings, String configuration) {
    for (TestCase test : findings.tests()) {
      add(Set.copyOf(test.covers()), "a test of " + configuration, Place.WITHIN_BOUNDS);
    }
  }

  /** The verdicts of {@code findings} that are wrong. */
  List<Contradiction> against(Findings findings, String configuration) {
    List<Contradiction> found = new ArrayList<>();
    findings
        .branches()
        .forEach(
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
    boolean isAboutInputs =
        verdict instanceof Verdict.InfeasibleWithinBounds bounded
            && !bounded.bound().contains("loops");
    return isAboutInputs ? within.get(branch) : null;
  }
}
