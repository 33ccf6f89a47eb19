package dev.waymark.explore.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.objective.Objective;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What follows from proofs and doubts. */
class VerdictsTest {
  private static final Entry SHARED = Entry.of(Sample.method("shared"));
  private static final Entry OTHER = Entry.of(Sample.method("sharedToo"));
  private static final Branch BRANCH =
      Sample.method("both").branchPoints().get(0).branches().get(0);
  private static final Objective OBJECTIVE = new Objective.BranchTaken(BRANCH);
  private static final Standing MISSED = Standing.missed(Set::of);
  private static final Doubt DOUBT = new Doubt(Doubt.Kind.RUN, "a run was lost");

  private static Conclusion conclusion(Entry entry, Map<String, Object> more) {
    Map<String, Object> components = new HashMap<>(more);
    components.put("entry", entry);
    components.putIfAbsent("stop", StopReason.EXHAUSTED);
    return Sample.make(Conclusion.class, components);
  }

  private static WaysIn.Ways ways(Entry... entries) {
    Set<dev.waymark.program.MethodModel> methods = new java.util.LinkedHashSet<>();
    List.of(entries).forEach(each -> methods.add(each.method()));
    return new WaysIn.Ways(methods, Set.of(), () -> false);
  }

  private static Verdict verdict(WaysIn.Ways ways, Conclusion... all) {
    return new Verdicts(List.of(all)).of(OBJECTIVE, MISSED, ways);
  }

  private static void assertOpen(String reason, Verdict verdict) {
    assertTrue(verdict instanceof Verdict.Open, verdict.toString());
    assertTrue(verdict.toString().contains(reason), verdict.toString());
  }

  @Test
  void whatATestTakesIsCoveredWhateverElseIsSaid() {
    Standing covered = Standing.covered(new Witness(OTHER, 7));
    Conclusion one = conclusion(OTHER, Map.of("doubts", Set.of(DOUBT)));
    assertEquals(
        new Verdict.Covered(7, ""), new Verdicts(List.of(one)).of(OBJECTIVE, covered, ways(OTHER)));
    assertEquals(
        new Verdict.Covered(7, "sharedToo"),
        new Verdicts(List.of(one, conclusion(SHARED, Map.of())))
            .of(OBJECTIVE, covered, ways(OTHER)));
  }

  @Test
  void anExhaustedTreeProvesWhatOnlyItsEntryLeadsTo() {
    Verdict found = verdict(ways(SHARED), conclusion(SHARED, Map.of()));
    assertEquals("infeasible (exhausted tree)", found.toString());
    Verdict bounded =
        verdict(ways(SHARED), conclusion(SHARED, Map.of("bounds", Set.of("few arrays"))));
    assertEquals("infeasible within bounds (few arrays)", bounded.toString());
    Verdict given =
        verdict(ways(SHARED), conclusion(SHARED, Map.of("assumptions", List.of("no threads"))));
    assertEquals("infeasible (exhausted tree; given no threads)", given.toString());
  }

  @Test
  void boundsAndAssumptionsOfAllTreesCount() {
    Conclusion first = conclusion(SHARED, Map.of("bounds", Set.of("few arrays")));
    Conclusion second = conclusion(OTHER, Map.of("assumptions", List.of("no threads")));
    assertEquals(
        "infeasible within bounds (few arrays; given no threads)",
        verdict(ways(SHARED, OTHER), first, second).toString());
  }

  @Test
  void aDoubtOrATreeThatIsNotExhaustedProvesNothing() {
    assertOpen(
        "a run was lost",
        verdict(ways(SHARED), conclusion(SHARED, Map.of("doubts", Set.of(DOUBT)))));
    assertOpen(
        StopReason.TIME.toString(),
        verdict(ways(SHARED), conclusion(SHARED, Map.of("stop", StopReason.TIME))));
  }

  @Test
  void theDoubtsOfOthersDoNotMatter() {
    Conclusion other = conclusion(OTHER, Map.of("doubts", Set.of(DOUBT)));
    Verdict found = verdict(ways(SHARED), conclusion(SHARED, Map.of()), other);
    assertEquals("infeasible (exhausted tree)", found.toString());
  }

  @Test
  void aWayThatWasNotExploredProvesNothing() {
    assertOpen(
        "not every way there was explored",
        verdict(ways(SHARED, OTHER), conclusion(SHARED, Map.of())));
    WaysIn.Ways blocked =
        new WaysIn.Ways(Set.of(SHARED.method()), Set.of("f is not explored"), () -> false);
    assertOpen("f is not explored", verdict(blocked, conclusion(SHARED, Map.of())));
    WaysIn.Ways afterErrors = new WaysIn.Ways(Set.of(SHARED.method()), Set.of(), () -> true);
    assertOpen("errors of the virtual machine", verdict(afterErrors, conclusion(SHARED, Map.of())));
  }

  @Test
  void whatStandsAgainstTheObjectiveItselfCounts() {
    Standing doubted = Standing.missed(() -> Set.of(DOUBT));
    Verdict found =
        new Verdicts(List.of(conclusion(SHARED, Map.of()))).of(OBJECTIVE, doubted, ways(SHARED));
    assertOpen("a run was lost", found);
  }

  private static Conclusion proving(Proof.Scope scope) {
    Proof proof = new Proof(Proof.Kind.WEAKEST_PRECONDITION, scope, List.of(), List.of());
    Map<String, Object> more = Map.of("proofs", Map.of(OBJECTIVE, proof), "doubts", Set.of(DOUBT));
    return conclusion(SHARED, more);
  }

  @Test
  void aProofForAnyCallerNeedsNoExhaustion() {
    String proved = "infeasible (weakest precondition)";
    assertEquals(proved, verdict(ways(SHARED, OTHER), proving(Proof.Scope.ANY_CALLER)).toString());
    assertEquals(proved, verdict(ways(SHARED), proving(Proof.Scope.ENTRIES)).toString());
    assertOpen("a run was lost", verdict(ways(SHARED, OTHER), proving(Proof.Scope.ENTRIES)));
    WaysIn.Ways blocked = new WaysIn.Ways(Set.of(SHARED.method()), Set.of("f"), () -> false);
    assertOpen("a run was lost", verdict(blocked, proving(Proof.Scope.ENTRIES)));
  }

  @Test
  void theOnlyEntryIsTheOnlyWay() {
    Map<Objective, Verdict> found =
        new Verdicts(List.of(conclusion(SHARED, Map.of()))).of(Map.of(OBJECTIVE, MISSED));
    assertEquals("infeasible (exhausted tree)", String.valueOf(found.get(OBJECTIVE)));
  }

  @Test
  void manyReasonsAreToldInFullOrInBrief() {
    List<Doubt> many =
        List.of("a", "b", "c", "d", "e", "f", "g").stream()
            .map(each -> new Doubt(Doubt.Kind.CODE, each))
            .toList();
    Verdict.Open open = Verdict.Open.of(many);
    assertEquals("open (a; b; c; d; e; f; g)", open.toString());
    assertEquals("open (a; b; c; d; e; and 2 more)", open.brief());
    Verdict.Open few = Verdict.Open.of(many.subList(0, 5));
    assertEquals("open (a; b; c; d; e)", few.brief());
    Doubt first = new Doubt(Doubt.Kind.RUN, "z");
    assertEquals("open (z; a)", Verdict.Open.of(List.of(many.get(0), first)).toString());
  }
}
