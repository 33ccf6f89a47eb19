package dev.waymark.benchmarks.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.coverage.ProbedBranches;
import dev.waymark.benchmarks.real.tests.OwnCoverage;
import dev.waymark.benchmarks.real.tests.TestsRun;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One run of tests of {@link Compared}, seen by JaCoCo, by us, and told by the code itself. */
class CoverageComparisonTest {
  private static final String NAME = "dev.waymark.benchmarks.real.ComparedWaymarkTest";
  private static final Extent EXTENT = Extent.of(Compared.class.getName());
  private static final String SOURCE =
      """
      package dev.waymark.benchmarks.real;
      import static org.junit.jupiter.api.Assertions.*;
      class ComparedWaymarkTest {
        @org.junit.jupiter.api.Test void all() {
          assertThrows(NumberFormatException.class, () -> Compared.number("x", true));
          assertEquals(0, Compared.number("x", false));
          assertEquals(2, Compared.word("two"));
          assertEquals(0, Compared.word("three"));
          assertEquals(5, Compared.mixed(new int[] {1, 9, 50, 2}));
          assertEquals(-1, Compared.mixed(new int[] {51, 1}));
        }
      }
      """;

  @TempDir private static Path folder;

  private static TestsRun jacoco;
  private static TestsRun.Own ours;
  private static TestsRun.Own told;
  private static ProbedBranches probed;
  private static List<BranchPoint> points;

  @BeforeAll
  static void runTests() {
    List<Path> place = List.of(ClassPath.placeOf(Compared.class));
    TestsRun.Suite suite = new TestsRun.Suite(List.of(NAME), folder.resolve("tests"), place);
    assertEquals(List.of(), suite.compile(Map.of(NAME.replace('.', '/'), SOURCE)));
    jacoco = TestsRun.withJacoco(suite, EXTENT, folder.resolve("jacoco"));
    assertEquals(List.of(), jacoco.failures());
    ours = TestsRun.withOurs(suite, EXTENT, folder.resolve("ours"));
    told = TestsRun.withWitness(suite, EXTENT, folder.resolve("told"));
    Program program = new Program(ClassPath.open(place.get(0)));
    points = OwnCoverage.points(program, EXTENT);
    probed = ProbedBranches.of(program, EXTENT, TestsRun.probes(folder.resolve("jacoco")));
  }

  private static List<Difference> differences(
      Predicate<Branch> isOurs, Predicate<Branch> isWitnessed) {
    return new CoverageComparison(jacoco.branches(), probed, isOurs, isWitnessed)
        .differences("Compared", points);
  }

  private static List<String> problems(Predicate<Branch> isOurs, Predicate<Branch> isWitnessed) {
    return differences(isOurs, isWitnessed).stream()
        .flatMap(each -> each.problems().stream())
        .toList();
  }

  private static Branch branch(String part) {
    return points.stream()
        .flatMap(point -> point.branches().stream())
        .filter(each -> each.label().contains(part))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void filtersAndExceptionsExplainWhatDiffers() {
    List<Difference> found = differences(ours::isCovered, told::isCovered);
    assertEquals(2, found.size(), found::toString);
    assertTrue(found.stream().allMatch(Difference::isExplained), found::toString);
    Branch strict = branch("isStrict [true]");
    assertTrue(
        found.get(0).toString().endsWith("JaCoCo 1/2, we 2/2: " + interrupted(strict)),
        found::toString);
    assertTrue(found.get(1).toString().endsWith(": switch over strings"), found::toString);
    assertEquals(3, found.get(1).jacoco().total());
  }

  private static String interrupted(Branch branch) {
    return "an exception before JaCoCo's next probe after " + branch;
  }

  @Test
  void probesSayOfBranchesWhatJacocoCountsPerLine() {
    assertFalse(probed.covered().contains(branch("isStrict [true]")));
    long covered =
        points.stream()
            .flatMap(point -> point.branches().stream())
            .filter(each -> each.label().contains(".mixed:"))
            .filter(probed.covered()::contains)
            .count();
    // The loop 2 and 1, the switch 4, the conditions 3.
    assertEquals(10, covered);
  }

  @Test
  void aBranchThatOnlyWeSeeIsUnexplained() {
    Branch wrong = branch("> 4 [true]");
    assertEquals(
        List.of(wrong + " is not taken when code tells it"),
        problems(each -> ours.isCovered(each) || each.equals(wrong), told::isCovered));
  }

  @Test
  void noExceptionExplainsWhatAProbeFollowsAtOnce() {
    Branch wrong = branch("> 4 [true]");
    assertEquals(
        List.of("JaCoCo misses " + wrong),
        problems(
            each -> ours.isCovered(each) || each.equals(wrong),
            each -> told.isCovered(each) || each.equals(wrong)));
  }

  @Test
  void aBranchThatOnlyJacocoSeesIsUnexplained() {
    Branch missed = branch("isStrict [false]");
    assertEquals(
        List.of("we miss " + missed),
        problems(
            each -> ours.isCovered(each) && !each.equals(missed),
            each -> told.isCovered(each) && !each.equals(missed)));
  }
}
