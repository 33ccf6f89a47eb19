package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelCommandTest {
  private static final String LABELLED = "dev.waymark.cli.labelled.Labelled";

  @TempDir private Path folder;

  private Execution generate(String target, String... more) {
    List<String> args = new ArrayList<>(List.of("generate", target, "-cp", "target/test-classes"));
    args.addAll(List.of("--out", folder.toString(), "--results", folder.toString()));
    args.addAll(List.of("--no-confirm"));
    args.addAll(List.of(more));
    return Execution.of(args.toArray(new String[0]));
  }

  @Test
  void severalCriteriaAreCoveredAtOnce() {
    Execution execution =
        generate(LABELLED + "#between", "--criterion", "cc,wm:aor", "--criterion", "branch");
    String out = execution.out();
    assertEquals("", execution.err());
    assertTrue(out.contains("CC: a > b is true"), out);
    assertTrue(out.contains("AOR: a + b -> a - b"), out);
    assertTrue(out.contains("b < 100 [true]"), out);
    assertTrue(out.contains("0 open"), out);
  }

  @Test
  void aCriterionMayBeNamedTwice() {
    String out =
        generate(LABELLED + "#between", "--criterion", "branch,cc", "--criterion", "cc, branch")
            .out();
    assertTrue(out.contains("8 of 8 branches and labels covered"), out);
  }

  @Test
  void testsAreNamedForTheLabelsTheyCover() throws IOException {
    assertEquals(0, generate(LABELLED + "#between", "--criterion", "wm:aor").exitCode());
    String source =
        Files.readString(folder.resolve("dev/waymark/cli/labelled/LabelledWaymarkTest.java"));
    assertTrue(source.contains("between: AOR: a + b -> a "), source);
  }

  @Test
  void aMutantThatMakesNoDifferenceIsProvedInfeasible() {
    String out = generate(LABELLED + "#big", "--criterion", "wm:abs").out();
    assertTrue(out.lines().anyMatch(line -> line.matches(".*abs\\(.*infeasible.*")), out);
  }

  @Test
  void pairsOfTestsShowConditionsToDecide() {
    String out = generate(LABELLED + "#between", "--criterion", "mcdc").out();
    assertTrue(out.contains("2 of 2 conditions shown to decide"), out);
    assertTrue(out.contains("(unique cause)"), out);
  }

  @Test
  void decisionsAreWrittenAsJsonWithTheirTruthTables() throws IOException {
    Path json = folder.resolve("findings.json");
    generate(LABELLED + "#between", "--criterion", "mcdc", "--json", json.toString());
    Map<String, Object> data = JSON.std.mapFrom(Files.readString(json));
    String decisions = String.valueOf(data.get("decisions"));
    assertTrue(decisions.contains("decision=a > b && b < 100"), decisions);
    assertTrue(decisions.contains("values=[false, not evaluated], outcome=false"), decisions);
    assertTrue(decisions.contains("kind=unique cause, whenTrue={test="), decisions);
    assertTrue(decisions.contains("values=TF}"), decisions);
  }

  @Test
  void ownLabelsAreCovered() throws IOException {
    Path file = folder.resolve("labels.txt");
    Files.writeString(file, "# mine\n" + place() + ": a * 2 == b + 30 && a != 0\n");
    String out =
        generate(LABELLED + "#named", "--criterion", "labels", "--labels", file.toString()).out();
    assertTrue(out.contains("label: a * 2 == b + 30 && a != 0"), out);
    assertTrue(out.contains("label: equal"), out);
    assertTrue(out.contains("2 of 2 labels covered"), out);
  }

  /** Where the first statement of {@code named} is. */
  private static String place() throws IOException {
    Path source = Path.of("src/test/java/dev/waymark/cli/labelled/Labelled.java");
    List<String> lines = Files.readAllLines(source);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains("Waymark.label")) {
        return "Labelled.java:" + (i + 1);
      }
    }
    throw new IllegalStateException("no such line");
  }

  @ParameterizedTest
  @CsvSource({
    "a + > 3, cannot read",
    "zz > 3, no variable zz",
    "a++ > 3, side effect",
    "twice(a) > 3, side effects",
    "a, a condition is needed",
  })
  void aLabelThatMakesNoSenseIsRejectedWithItsPlace(String predicate, String complaint)
      throws IOException {
    Path file = folder.resolve("labels.txt");
    Files.writeString(file, place() + ": " + predicate + "\n");
    Execution execution =
        generate(LABELLED + "#named", "--criterion", "cc", "--labels", file.toString());
    assertEquals(2, execution.exitCode());
    assertEquals(1, execution.err().lines().count(), execution.err());
    assertTrue(execution.err().contains(file + ":1: "), execution.err());
    assertTrue(execution.err().contains(complaint), execution.err());
  }

  @Test
  void unknownCriteriaMutationsAndModesAreRejected() {
    Execution criterion = generate(LABELLED, "--criterion", "cc,everything");
    assertEquals(2, criterion.exitCode());
    assertTrue(criterion.err().contains("unknown criterion everything"), criterion.err());
    Execution missing = generate(LABELLED, "--criterion", "cc,");
    assertEquals(2, missing.exitCode());
    assertTrue(missing.err().contains("a criterion is missing"), missing.err());
    Execution mutation = generate(LABELLED, "--criterion", "wm:all");
    assertEquals(2, mutation.exitCode());
    assertTrue(mutation.err().contains("unknown mutation all"), mutation.err());
    Execution mode = generate(LABELLED, "--criterion", "cc", "--label-mode", "loose");
    assertEquals(2, mode.exitCode());
    assertTrue(mode.err().contains("unknown label mode loose"), mode.err());
  }

  @Test
  void whatASuiteCoversIsTold() {
    Execution execution = cover("--criterion", "branch,cc,mcc");
    assertEquals("", execution.err());
    String out = execution.out();
    assertTrue(out.startsWith("2 tests\n"), out);
    assertTrue(out.lines().anyMatch(line -> line.matches(" *CC +4 +3 +75.0 %")), out);
    assertTrue(out.contains("CC: b < 100 is false"), out);
  }

  @Test
  void whatASuiteCoversIsWrittenAsJson() throws IOException {
    Path json = folder.resolve("score.json");
    Execution execution = cover("--criterion", "mcdc", "--json", json.toString());
    assertEquals(0, execution.exitCode(), execution.err());
    Map<String, Object> score = JSON.std.mapFrom(Files.readString(json));
    assertEquals(2, score.get("tests"));
    assertEquals(
        List.of(
            Map.of("kind", "MCDC", "objectives", 3, "covered", 2),
            Map.of("kind", "MC/DC conditions", "objectives", 2, "covered", 1)),
        score.get("scores"));
    String uncovered = String.valueOf(score.get("uncovered"));
    assertTrue(uncovered.contains("b < 100 is not shown to decide"), uncovered);
  }

  @Test
  void aSuiteMayCoverOwnLabels() throws IOException {
    Path file = folder.resolve("labels.txt");
    Files.writeString(file, "Labelled.java:10: a == 2\n");
    String out = cover("--criterion", "labels", "--labels", file.toString()).out();
    assertTrue(out.lines().anyMatch(line -> line.matches(" *label +1 +1 +100.0 %")), out);
    Files.writeString(file, "Labelled.java:10: zz == 2\n");
    Execution wrong = cover("--criterion", "labels", "--labels", file.toString());
    assertEquals(2, wrong.exitCode());
    assertTrue(wrong.err().contains(file + ":1: "), wrong.err());
  }

  @Test
  void aFileOfLabelsThatIsNotThereIsRejected() {
    Execution execution = cover("--labels", "no-such-file");
    assertEquals(2, execution.exitCode());
    assertEquals("waymark: no such label file: no-such-file\n", execution.err());
  }

  private static Execution cover(String... more) {
    List<String> args =
        new ArrayList<>(List.of("cover", LABELLED + "#between", "-cp", "target/test-classes"));
    args.addAll(List.of("--tests", "dev.waymark.cli.labelled.LabelledSuite"));
    args.addAll(List.of(more));
    return Execution.of(args.toArray(new String[0]));
  }

  @Test
  void testsThatAreNotThereAreRejected() {
    Execution execution =
        Execution.of("cover", LABELLED, "-cp", "target/test-classes", "--tests", "no.such.Tests");
    assertEquals(2, execution.exitCode());
    assertEquals(1, execution.err().lines().count(), execution.err());
  }
}
