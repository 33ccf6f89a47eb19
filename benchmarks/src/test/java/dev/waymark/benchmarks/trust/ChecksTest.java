package dev.waymark.benchmarks.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each check finds what is wrong with claims that are wrong on purpose. */
class ChecksTest {
  private static final String PROVED = "infeasible (exhausted tree)";

  private static Claims claims(String verdict, String explanation) {
    return new Claims(List.of(new Claim("trust.X", "X.f:3 a == b [true]", verdict, explanation)));
  }

  private static final Set<String> BRANCH = Set.of("X.f:3 a == b [true]");

  private static void assertCaught(Finding finding) {
    assertEquals(1, finding.violations().size(), finding.toString());
  }

  private static void assertFine(Finding finding) {
    assertEquals(List.of(), finding.violations());
    assertTrue(finding.tried() > 0);
  }

  @Test
  void aDenialOfWhatIsTakenIsCaught() {
    assertCaught(VerdictChecks.refuted(claims("Infeasible", PROVED), BRANCH));
    assertCaught(VerdictChecks.refuted(claims("InfeasibleWithinBounds", "few"), BRANCH));
    assertFine(VerdictChecks.refuted(claims("Open", "open (calls f)"), BRANCH));
    assertFine(VerdictChecks.refuted(claims("Covered", "covered by test 1"), BRANCH));
  }

  @Test
  void aDenialWithoutBoundsOfWhatIsTakenBeyondThemIsCaught() {
    assertCaught(VerdictChecks.refutedBeyond(claims("Infeasible", PROVED), BRANCH));
    String given = "infeasible (exhausted tree; given lists that keep their contract)";
    assertFine(VerdictChecks.refutedBeyond(claims("Infeasible", given), BRANCH));
    String bounded = "infeasible within bounds (lists no longer than 3)";
    assertFine(VerdictChecks.refutedBeyond(claims("InfeasibleWithinBounds", bounded), BRANCH));
  }

  @Test
  void aBoundThatNoOptionSetsIsCaught() {
    String own = "infeasible within bounds (arrays no longer than 4, every object made anew)";
    assertCaught(VerdictChecks.settable(claims("InfeasibleWithinBounds", own)));
    String users = "infeasible within bounds (arrays no longer than 4, strings no longer than 40)";
    assertFine(VerdictChecks.settable(claims("InfeasibleWithinBounds", users)));
    String given = "infeasible within bounds (lists no longer than 3; given no other thread)";
    assertFine(VerdictChecks.settable(claims("InfeasibleWithinBounds", given)));
  }

  @Test
  void anAssumptionThatIsNotNamedIsCaught() {
    assertCaught(VerdictChecks.assuming(claims("Infeasible", PROVED), BRANCH, "thread"));
    String given = "infeasible (exhausted tree; given no other thread writes meanwhile)";
    assertFine(VerdictChecks.assuming(claims("Infeasible", given), BRANCH, "thread"));
  }

  @Test
  void whatStaysOpenThoughItCanBeDecidedIsCaught() {
    assertCaught(VerdictChecks.decided(claims("Open", "open (errors)"), BRANCH));
    assertFine(VerdictChecks.decided(claims("Infeasible", PROVED), BRANCH));
  }

  @Test
  void coverageThatNoWrittenTestHasIsCaught() {
    assertCaught(CoverageChecks.covered(claims("Covered", "covered"), BRANCH, Set.of()));
    assertCaught(CoverageChecks.covered(claims("Open", "open"), BRANCH, BRANCH));
    String chance = "open (whether test 1 takes it depends on the run)";
    assertFine(CoverageChecks.covered(claims("Open", chance), BRANCH, BRANCH));
    assertFine(CoverageChecks.covered(claims("Covered", "covered"), BRANCH, BRANCH));
    assertCaught(CoverageChecks.probed(claims("Covered", "covered"), Set.of(), Set.of()));
    assertFine(CoverageChecks.probed(claims("Covered", "covered"), BRANCH, Set.of()));
    assertCaught(CoverageChecks.returning(claims("Covered", "covered"), Set.of(), BRANCH));
    assertFine(CoverageChecks.returning(claims("Covered", "covered"), BRANCH, BRANCH));
  }

  private static Command command(int exit, String out, String err, double seconds, long mb) {
    return new Command(exit, out, err, seconds, mb);
  }

  @Test
  void exitCodesAndWordsOfOddClassesAreChecked() {
    String line = "waymark: Newer is for a newer Java\n";
    assertFine(OddClasses.told("Newer", command(11, "", line, 1, 1), 11));
    assertCaught(OddClasses.told("Newer", command(0, "", line, 1, 1), 11));
    assertCaught(OddClasses.told("Newer", command(11, "0 of 0 (100.0 %)", line, 1, 1), 11));
    assertCaught(OddClasses.told("Newer", command(11, "", line + line, 1, 1), 11));
  }

  @Test
  void budgetsThatAreNotKeptAreCaught() {
    assertFine(Budgets.kept("X", command(0, "", "", 12.9, 2048), 10, 2048));
    assertCaught(Budgets.kept("X", command(0, "", "", 13.1, 1), 10, 2048));
    assertCaught(Budgets.kept("X", command(0, "", "", 1, 2049), 10, 2048));
    assertCaught(Budgets.kept("X", command(1, "", "", 1, 1), 10, 2048));
  }

  @Test
  void outcomesThatDependOnLoadAreCaught() {
    assertFine(Load.same(Map.of("a", "LOST"), Map.of("a", "LOST")));
    assertCaught(Load.same(Map.of("a", "LOST"), Map.of("a", "RETURNED")));
    assertCaught(Load.same(Map.of("a", "LOST"), Map.of()));
  }

  @Test
  void testsThatFailElsewhereAreCaught() {
    assertFine(Elsewhere.passed(List.of("X f1()")));
    assertCaught(Elsewhere.passed(List.of("X f1()", "X f2()" + SuiteRunner.FAILED + "1 not 2")));
  }

  @Test
  void aProgramThatIsNotExploredIsCaught() {
    Command done = command(0, "", "", 1, 1);
    assertFine(World.explored("X", claims("Covered", "covered"), List.of(), done));
    assertCaught(World.explored("X", claims("Open", "open"), List.of(), done));
    String told = "open (X.f is not explored: method that only its package can call)";
    assertFine(World.explored("X", claims("Open", told), List.of(), done));
    assertCaught(World.explored("X", new Claims(List.of()), List.of(), done));
    assertCaught(World.explored("X", claims("Covered", "covered"), List.of("dropped: x"), done));
  }

  private static Json decisions(String pair) {
    return new Json(
        Map.of(
            "classes",
            List.of(
                Map.of(
                    "methods", List.of(Map.of("method", "trust.D#andOr(ZZZ)I", "tests", TESTS)))),
            "decisions",
            List.of(
                Map.of(
                    "place",
                    "D.java:6",
                    "conditions",
                    List.of(Map.of("condition", "a", "verdict", pair))))));
  }

  private static final List<Map<String, Object>> TESTS =
      List.of(test(1, "false", "false"), test(2, "true", "true"), test(3, "false", "true"));

  private static Map<String, Object> test(int number, String first, String others) {
    Map<String, Object> input = new java.util.LinkedHashMap<>();
    input.put("a", first);
    input.put("b", others);
    input.put("c", others);
    return Map.of("number", number, "input", input);
  }

  @Test
  void aMaskingPairThatIsCalledUniqueIsCaught() {
    Json loose = decisions("shown by test 2 of andOr and test 1 of andOr (unique cause)");
    assertCaught(ConditionChecks.strict(loose));
    Json strict = decisions("shown by test 2 of andOr and test 3 of andOr (unique cause)");
    assertFine(ConditionChecks.strict(strict));
    assertFine(ConditionChecks.preferred(strict));
    Json masking = decisions("shown by test 2 of andOr and test 1 of andOr (masking)");
    assertFine(ConditionChecks.strict(masking));
    assertCaught(ConditionChecks.preferred(masking));
    assertCaught(
        ConditionChecks.strict(
            decisions("shown by test 1 of andOr and test 3 of andOr (masking)")));
  }
}
