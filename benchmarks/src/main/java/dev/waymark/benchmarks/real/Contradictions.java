package dev.waymark.benchmarks.real;

import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Holds verdicts against what really ran. What is asked with is told who takes a branch, and
 * answers null if nobody is known to.
 */
record Contradictions(Map<Branch, Verdict> verdicts) {
  /** Bounds of which nobody can tell whether a call keeps them. */
  private static final List<String> UNDECIDED = List.of("loops");

  /** Branches that are called infeasible, and are taken. */
  List<String> anywhere(Function<Branch, @Nullable String> taker) {
    return told(taker, Contradictions::isProof);
  }

  /** Branches that are called infeasible within bounds, and are taken by what keeps to these. */
  List<String> withinBounds(Function<Branch, @Nullable String> taker) {
    return told(taker, Contradictions::isDecided);
  }

  /** Likewise, and all of them: Waymark's own tests keep all bounds. */
  List<String> byTests(Predicate<Branch> isTaken) {
    return told(branch -> isTaken.test(branch) ? "the tests" : null, Contradictions::isDenied);
  }

  private static boolean isDenied(Verdict verdict) {
    return verdict instanceof Verdict.Infeasible
        || verdict instanceof Verdict.InfeasibleWithinBounds;
  }

  /** What code says of its inputs, a random call need not keep. */
  private static boolean isProof(Verdict verdict) {
    return verdict instanceof Verdict.Infeasible infeasible
        && infeasible.proof().assumptions().isEmpty();
  }

  private static boolean isDecided(Verdict verdict) {
    return verdict instanceof Verdict.InfeasibleWithinBounds bounded
        && bounded.proof().assumptions().isEmpty()
        && UNDECIDED.stream().noneMatch(bounded.bound()::contains);
  }

  private List<String> told(Function<Branch, @Nullable String> taker, Predicate<Verdict> claim) {
    List<String> told = new ArrayList<>();
    verdicts.forEach(
        (branch, verdict) -> {
          String by = claim.test(verdict) ? taker.apply(branch) : null;
          if (by != null) {
            told.add("contradiction: " + branch + " is " + verdict + ", but taken by " + by);
          }
        });
    return told;
  }

  /** How many verdicts, of those on {@code explicit} branches, can be held against calls. */
  long held(Set<Branch> explicit) {
    return verdicts.entrySet().stream()
        .filter(each -> explicit.contains(each.getKey()))
        .filter(each -> isProof(each.getValue()) || isDecided(each.getValue()))
        .count();
  }

  /** How many verdicts say that something cannot be. */
  long denials() {
    return verdicts.values().stream().filter(Contradictions::isDenied).count();
  }
}
