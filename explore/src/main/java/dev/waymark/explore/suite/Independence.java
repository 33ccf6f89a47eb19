package dev.waymark.explore.suite;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.DecisionTable;
import dev.waymark.program.label.IndependencePair;
import dev.waymark.program.label.IndependencePairs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What MC/DC says of conditions, given what is known of the ways to evaluate their decisions.
 *
 * @param verdicts by condition
 * @param decisions the decision of each condition
 * @param ways what is known of the ways to evaluate them
 */
public record Independence(
    Map<String, Shown> verdicts, Map<String, DecisionTable> decisions, Map<Branch, Verdict> ways) {
  private static final Doubt UNTOLD =
      new Doubt(Doubt.Kind.PRECISION, "not all ways to evaluate the decision are told apart");

  /** Judges conditions by the verdicts on the labels of their pairs, and by the tests. */
  public static Independence of(Map<String, IndependencePairs> pairs, ClassFindings found) {
    Map<Branch, Verdict> ways = new HashMap<>(found.branches());
    noted(found).forEach(ways::putIfAbsent);
    Map<String, Shown> shown = new LinkedHashMap<>();
    Map<String, DecisionTable> decisions = new LinkedHashMap<>();
    pairs.forEach(
        (condition, each) -> {
          shown.put(condition, judge(each, ways));
          decisions.put(condition, each.decision());
        });
    return new Independence(shown, decisions, ways);
  }

  /** The first tests that cover each label, those included that are no objectives. */
  private static Map<Branch, Verdict.Covered> noted(ClassFindings found) {
    Map<Branch, Verdict.Covered> noted = new HashMap<>();
    for (Findings each : found.methods()) {
      String entry = found.methods().size() == 1 ? "" : each.entry().method().name();
      for (TestCase test : each.tests()) {
        Verdict.Covered covered = new Verdict.Covered(test.number(), entry);
        test.covered().forEach(label -> noted.putIfAbsent(label, covered));
      }
    }
    return noted;
  }

  /** What follows for one condition from what is known of the {@code ways}. */
  static Shown judge(IndependencePairs known, Map<Branch, Verdict> ways) {
    Optional<Shown> found =
        known.pairs().stream().flatMap(pair -> covered(pair, ways).stream()).findFirst();
    if (found.isPresent()) {
      return found.get();
    }
    List<Proof> proofs = new ArrayList<>();
    Set<Doubt> doubts = new TreeSet<>();
    for (IndependencePair pair : known.pairs()) {
      Verdict whenTrue = ways.get(pair.whenTrue().label());
      Verdict whenFalse = ways.get(pair.whenFalse().label());
      if (whenTrue != null && whenFalse != null) { // others are special cases of these
        Proof proof = stronger(proof(whenTrue), proof(whenFalse));
        if (proof == null) {
          doubts.addAll(doubts(whenTrue));
          doubts.addAll(doubts(whenFalse));
        } else {
          proofs.add(proof);
        }
      }
    }
    if (known.extent() == IndependencePairs.Extent.SOME) {
      doubts.add(UNTOLD);
    }
    return doubts.isEmpty()
        ? new Shown.Impossible(all(proofs).verdict())
        : new Shown.Open(new Verdict.Open(List.copyOf(doubts)));
  }

  private static Optional<Shown> covered(IndependencePair pair, Map<Branch, Verdict> ways) {
    return ways.get(pair.whenTrue().label()) instanceof Verdict.Covered first
            && ways.get(pair.whenFalse().label()) instanceof Verdict.Covered second
        ? Optional.of(new Shown.By(pair, first, second))
        : Optional.empty();
  }

  private static @Nullable Proof proof(Verdict verdict) {
    if (verdict instanceof Verdict.Infeasible infeasible) {
      return infeasible.proof();
    }
    return verdict instanceof Verdict.InfeasibleWithinBounds bounded ? bounded.proof() : null;
  }

  /** The proof with the fewer bounds. */
  private static @Nullable Proof stronger(@Nullable Proof first, @Nullable Proof second) {
    if (first == null || second == null) {
      return first == null ? second : first;
    }
    return first.bounds().size() <= second.bounds().size() ? first : second;
  }

  /** What rests on all of {@code proofs}. */
  private static Proof all(List<Proof> proofs) {
    Set<String> bounds = new LinkedHashSet<>();
    Set<String> assumptions = new LinkedHashSet<>();
    proofs.forEach(each -> bounds.addAll(each.bounds()));
    proofs.forEach(each -> assumptions.addAll(each.assumptions()));
    Proof.Kind kind = proofs.isEmpty() ? Proof.Kind.CONSTANT : proofs.get(0).kind();
    return new Proof(kind, Proof.Scope.ENTRIES, List.copyOf(bounds), List.copyOf(assumptions));
  }

  private static List<Doubt> doubts(Verdict verdict) {
    return verdict instanceof Verdict.Open open ? open.doubts() : List.of();
  }

  /** How many conditions are shown to decide. */
  public long count() {
    return verdicts.values().stream().filter(Shown.By.class::isInstance).count();
  }
}
