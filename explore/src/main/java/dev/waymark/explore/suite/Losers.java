package dev.waymark.explore.suite;

import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Why no test takes what a run took. */
final class Losers {
  private final ClassFindings found;
  private final Map<Witness, Fate> fates;

  Losers(ClassFindings found, Map<Witness, Fate> fates) {
    this.found = found;
    this.fates = fates;
  }

  /** The fate of each run that took {@code objective}, which {@code covered} was said to cover. */
  List<Doubt> doubts(Objective objective, Verdict.Covered covered) {
    Set<Doubt> doubts = new TreeSet<>();
    for (Findings method : found.methods()) {
      for (TestCase test : method.tests()) {
        if (hasTaken(method, test, objective, covered)) {
          Witness witness = new Witness(method.entry(), test.number());
          Fate fate = fates.get(witness);
          doubts.add(
              isSometimes(fate, objective)
                  ? sometimes(name(witness))
                  : new Doubt(Doubt.Kind.TEST, reason(test, name(witness), fate)));
        }
      }
    }
    if (doubts.isEmpty()) {
      doubts.add(new Doubt(Doubt.Kind.TEST, "a run takes it, but no test that was written does"));
    }
    return new ArrayList<>(doubts);
  }

  private static boolean isSometimes(@Nullable Fate fate, Objective objective) {
    return fate instanceof Fate.Kept kept
        && objective instanceof Objective.BranchTaken taken
        && kept.ever().contains(taken.branch());
  }

  /** What the test called {@code name} takes depends on when and where it is run. */
  static Doubt sometimes(String name) {
    return new Doubt(Doubt.Kind.TEST, "whether " + name + " takes it depends on the run");
  }

  private static boolean hasTaken(
      Findings method, TestCase test, Objective objective, Verdict.Covered covered) {
    if (objective instanceof Objective.BranchTaken taken) {
      return test.covered().contains(taken.branch());
    }
    return test.number() == covered.test() && method.verdicts().containsKey(objective);
  }

  private String name(Witness witness) {
    return "test "
        + witness.test()
        + (found.methods().size() == 1 ? "" : " of " + witness.entry().method().name());
  }

  private static String reason(TestCase test, String name, @Nullable Fate fate) {
    if (fate instanceof Fate.Dropped dropped) {
      return name + " was dropped: " + dropped.reason();
    }
    if (fate instanceof Fate.Unmeasured unmeasured) {
      return name + " could not be measured: " + unmeasured.reason();
    }
    return fate == null ? unwritten(test.outcome()) : name + " takes another path when written";
  }

  /** Why there is no test of a run. */
  private static String unwritten(Outcome outcome) {
    return switch (outcome.sort()) {
      case REFUSED -> "the run is refused: " + outcome.text();
      case EXHAUSTED -> "the run does not end: " + outcome.text();
      case UNSTABLE -> "the run " + outcome.text();
      case LOST -> "the run is lost: " + outcome.text();
      case UNSTARTED -> "the method could not be called: " + outcome.text();
      case REJECTED -> "the run violates an assumption";
      case RETURNED, THREW -> "no test was written for the run";
    };
  }
}
