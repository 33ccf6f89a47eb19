package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.generate.HandEdits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateCommandTest {
  private static final String SAMPLE = "dev.waymark.cli.Sample";
  private static final String TARGETS = "dev.waymark.cli.targets.";

  @TempDir private Path folder;

  private Execution generate(String... more) {
    String[] args = new String[more.length + 7];
    args[0] = "generate";
    args[1] = "-cp";
    args[2] = "target/test-classes";
    args[3] = "--out";
    args[4] = folder.toString();
    args[5] = "--results";
    args[6] = folder.toString();
    System.arraycopy(more, 0, args, 7, more.length);
    return Execution.of(args);
  }

  @Test
  void aMethodIsCoveredAndItsTestsAreWritten() throws IOException {
    Path json = folder.resolve("findings.json");
    Execution execution = generate(SAMPLE + "#both", "--json", json.toString());
    assertEquals("", execution.err());
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().contains("8 of 8 branches covered (100.0 %)"), execution.out());
    String source = Files.readString(folder.resolve("dev/waymark/cli/SampleWaymarkTest.java"));
    assertTrue(source.contains("class SampleWaymarkTest {"), source);
    assertTrue(source.contains("assertEquals(1, Sample.both(a, b));"), source);
    assertTrue(Files.readString(json).contains("\"stopReason\" : \"COVERED\""));
  }

  @Test
  void allPathsAreExploredIfAskedFor() {
    Execution execution = generate(SAMPLE + "#both", "--criterion", "all-paths");
    assertTrue(execution.out().contains("stopped: no path is left"), execution.out());
  }

  @Test
  void whatNoInputInARangeReachesIsInfeasibleWithinBounds() {
    Execution execution = generate(SAMPLE + "#max", "--range", "a=5..9", "--range", "b=0..4");
    String out = execution.out();
    assertTrue(out.contains("a > b [false]  infeasible within bounds (a in 5..9, b in 0..4)"), out);
  }

  @Test
  void whatNoTestCanMakeIsNull() {
    Execution execution = generate(SAMPLE + "#isBusy");
    assertEquals(0, execution.exitCode(), execution.err());
    assertTrue(execution.out().contains("1  null    throws"), execution.out());
  }

  @Test
  void anUnknownCriterionAndABadRangeAreRejected() {
    assertEquals(2, generate(SAMPLE + "#max", "--criterion", "none").exitCode());
    Execution execution = generate(SAMPLE + "#max", "--range", "a=1-2");
    assertEquals(2, execution.exitCode());
    assertTrue(execution.err().contains("a=1-2"), execution.err());
    assertFalse(execution.err().contains("\tat "), execution.err());
  }

  @Test
  void anImpossibleSizeOfMemoryIsRejected() {
    for (String size : new String[] {"2", "2gb", "100m", "-1g"}) {
      Execution execution = generate(SAMPLE + "#max", "--memory=" + size);
      assertEquals(2, execution.exitCode());
      assertEquals(1, execution.err().lines().count(), execution.err());
      assertTrue(execution.err().contains("--memory"), execution.err());
    }
  }

  @Test
  void whatCannotBeAllowedIsRejected() {
    Execution execution = generate(SAMPLE + "#both", "--allow", "exit,windows");
    assertEquals(2, execution.exitCode());
    assertEquals(
        "waymark: cannot allow windows (there are: files, sockets, processes, natives, exit)\n",
        execution.err());
    assertEquals(2, generate(SAMPLE + "#both", "--run-seconds", "0").exitCode());
  }

  @Test
  void anEndOfTheJvmIsRefusedAndEndsItIfAllowed() {
    String refused = generate("dev.waymark.cli.Leaver#leave").out();
    assertTrue(refused.contains("is refused: ending the JVM, by System.exit"), refused);
    String allowed = generate("dev.waymark.cli.Leaver#leave", "--allow", "exit").out();
    assertTrue(allowed.contains("the target JVM died"), allowed);
  }

  @Test
  void aFileThatCannotBeWrittenIsSaidInOneLine() throws IOException {
    Path notAFolder = Files.writeString(folder.resolve("file"), "");
    Execution execution =
        generate(SAMPLE + "#max", "--json", notAFolder.resolve("findings.json").toString());
    assertEquals(2, execution.exitCode());
    assertEquals(1, execution.err().lines().count(), execution.err());
    assertTrue(execution.err().contains("cannot write"), execution.err());
  }

  @Test
  void aRangeOfNoParameterAndUnknownStrategiesAreRejected() {
    Execution range = generate(SAMPLE + "#max", "--range", "z=1..2");
    assertEquals(2, range.exitCode());
    assertTrue(range.err().contains("no parameter is called z (there are: a, b)"), range.err());
    Execution strategy = generate(SAMPLE + "#max", "--strategy", "luck");
    assertEquals(2, strategy.exitCode());
    assertTrue(strategy.err().contains("unknown strategy luck"), strategy.err());
    assertEquals(2, generate(SAMPLE + "#max", "--runs", "0").exitCode());
  }

  @Test
  void theSeedAndTheBoundOfLoopsAreTaken() {
    Execution execution =
        generate(SAMPLE + "#max", "--seed", "3", "--k-path", "2", "--strategy", "dfs");
    assertEquals(0, execution.exitCode(), execution.err());
    assertTrue(execution.out().contains("2 of 2 branches covered"), execution.out());
  }

  @Test
  void aClassHasOneTableOfBranches() throws IOException {
    Execution execution = generate(SAMPLE);
    assertEquals(0, execution.exitCode(), execution.err());
    String out = execution.out();
    assertTrue(out.contains("a > b [true]  "), out);
    assertTrue(out.contains("covered by test 1 of both"), out);
    String source = Files.readString(folder.resolve("dev/waymark/cli/SampleWaymarkTest.java"));
    assertTrue(source.contains("void twice_returns20() {"), source);
    assertTrue(source.contains("void twice_returns20_2() {"), source);
  }

  @Test
  void mocksNeedMockito() {
    Execution execution = generate(SAMPLE + "#max", "--mocks", "mockito");
    assertEquals(2, execution.exitCode());
    assertTrue(execution.err().contains("Mockito is not on the class path"), execution.err());
    assertEquals(1, execution.err().lines().count(), execution.err());
  }

  @Test
  void aPackageIsExploredClassByClass() throws IOException {
    Path json = folder.resolve("findings.json");
    Execution execution = generate(TARGETS + "*", "--json", json.toString());
    assertEquals(0, execution.exitCode(), execution.err());
    String out = execution.out();
    assertTrue(out.contains(TARGETS + "Cats  1        3      6           6 "), out);
    assertTrue(out.contains(TARGETS + "Dogs  1        1      2           1 "), out);
    assertTrue(out.contains("foreign call of StrictMath.sinh at Dogs.java:8"), out);
    assertFalse(out.contains("Mice"), "that is in a package below");
    String data = Files.readString(json);
    assertTrue(data.contains("\"class\" : \"" + TARGETS + "Cats\""), data);
    assertTrue(data.contains("\"call\" : \"StrictMath.sinh\""), data);
    assertTrue(Files.exists(folder.resolve("dev/waymark/cli/targets/DogsWaymarkTest.java")));
    assertTrue(generate(TARGETS + "**").out().contains("below.Mice"));
    assertEquals(2, generate("com.acme.*").exitCode());
  }

  @Test
  void aBrokenClassInAFolderDoesNotStopTheOthers() throws IOException {
    String place = "dev/waymark/cli/targets";
    Path classes = folder.resolve("classes").resolve(place);
    Files.createDirectories(classes);
    for (String name : new String[] {"Cats.class", "Dogs.class"}) {
      Files.copy(Path.of("target/test-classes", place, name), classes.resolve(name));
    }
    Files.writeString(classes.resolve("Broken.class"), "this is no class");
    Execution execution =
        Execution.of(
            "generate",
            folder.resolve("classes").toString(),
            "--out",
            folder.toString(),
            "--results",
            folder.toString());
    assertEquals(2, execution.exitCode());
    assertEquals(1, execution.err().lines().count(), execution.err());
    assertTrue(execution.err().contains("Broken"), execution.err());
    assertTrue(execution.out().contains("skipped\n"), execution.out());
    assertTrue(Files.exists(folder.resolve(place + "/CatsWaymarkTest.java")));
    assertTrue(Files.exists(folder.resolve(place + "/DogsWaymarkTest.java")));
  }

  @Test
  void twoRunsWithABudgetOfRunsFindTheSame() throws IOException {
    Path json = folder.resolve("findings.json");
    String[] args = {TARGETS + "**", "--runs", "20", "--json", json.toString()};
    generate(args);
    String first = withoutTimes(json);
    generate(args);
    assertEquals(first, withoutTimes(json));
  }

  /** Times are in the progress alone: the second of three numbers. */
  private static String withoutTimes(Path json) throws IOException {
    String text = Files.readString(json);
    assertTrue(text.contains("\"progress\""), text);
    return text.replaceAll("\\[ (\\d+), \\d+, (\\d+) ]", "[ $1, $2 ]");
  }

  @Test
  void theStrategyMayHaveOptionsAndWhatItCoversCanBeDrawn() throws IOException {
    Path json = folder.resolve("guided.json");
    Execution execution =
        generate(
            SAMPLE + "#both",
            "--strategy",
            "context-guided:k=2,dominators=none",
            "--no-trying",
            "--json",
            json.toString());
    assertEquals(0, execution.exitCode(), execution.err());
    assertTrue(execution.out().contains("8 of 8 branches covered"), execution.out());
    Path svg = folder.resolve("plot.svg");
    Execution plot = Execution.of("plot", json.toString(), "--out", svg.toString());
    assertEquals(0, plot.exitCode(), plot.err());
    assertTrue(Files.readString(svg).contains(">guided</text>"), Files.readString(svg));
  }

  @Test
  void optionsThatAStrategyDoesNotHaveAreRejectedInOneLine() {
    Execution execution = generate(SAMPLE + "#max", "--strategy", "bfs:depth=3");
    assertEquals(2, execution.exitCode());
    assertEquals(
        "waymark: unknown option 'depth' of strategy bfs (there are none)\n", execution.err());
  }

  @Test
  void strategiesAreListedWithTheirPapers() {
    Execution execution = Execution.of("strategies");
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().contains("context-guided"), execution.out());
    assertTrue(execution.out().contains(":depth=N"), execution.out());
    assertTrue(execution.out().contains("NDSS 2008"), execution.out());
  }

  @Test
  void whatIsNoFileOfFindingsIsNotDrawn() throws IOException {
    Path other = Files.writeString(folder.resolve("other.json"), "{}");
    Execution execution = Execution.of("plot", other.toString());
    assertEquals(2, execution.exitCode());
    assertEquals(1, execution.err().lines().count(), execution.err());
  }

  @Test
  void aViolatedAssertionIsAFindingWithAFailingTest() throws IOException {
    Path json = folder.resolve("found.json");
    Execution execution = generate("dev.waymark.cli.Asserting#small", "--json", json.toString());
    assertEquals(ExitCode.ASSERTION_VIOLATED, execution.exitCode());
    assertTrue(execution.out().contains("  violated assertions\n"), execution.out());
    assertTrue(execution.out().contains("Asserting.small:8  test 2  a = "), execution.out());
    assertTrue(
        Files.readString(json).contains("\"place\" : \"dev.waymark.cli.Asserting.small:8\""));
    assertFalse(execution.out().contains("dropped"), execution.out());
    Path file = folder.resolve("dev/waymark/cli/AssertingWaymarkAssertionsTest.java");
    String source = Files.readString(file);
    assertTrue(source.contains("    Asserting.small(a);\n"), source);
  }

  @Test
  void withoutAssertionsNoneIsViolated() throws IOException {
    Execution execution = generate("dev.waymark.cli.Asserting#small", "--no-assertions");
    assertEquals(ExitCode.DONE, execution.exitCode());
    assertTrue(execution.out().contains("2 tests written to "), execution.out());
    assertTrue(
        execution.out().contains("infeasible within bounds (assertions disabled)"),
        execution.out());
    assertFalse(execution.out().contains("dropped"), execution.out());
  }

  @Test
  void aViolatedAssertionOfAnInitializerIsAFinding() throws IOException {
    Execution execution = generate("dev.waymark.cli.AssertingAtOnce");
    assertEquals(ExitCode.ASSERTION_VIOLATED, execution.exitCode());
    assertTrue(execution.out().contains("AssertingAtOnce.<clinit>:"), execution.out());
    assertTrue(execution.out().contains("1 test written to "), execution.out());
  }

  @Test
  void testsThatWereGeneratedBeforeAreReplaced() throws IOException {
    Path old = folder.resolve("dev/waymark/cli/SampleWaymarkFailuresTest.java");
    Path other = folder.resolve("dev/waymark/cli/SampleWaymarkOtherTest.java");
    Files.createDirectories(old.getParent());
    Files.writeString(old, HandEdits.seal("", "max(II)I"));
    Files.writeString(other, "");
    generate(SAMPLE + "#max", "--no-confirm");
    assertFalse(Files.exists(old));
    assertTrue(Files.exists(other));
  }

  @Test
  void testsOfOtherMethodsStay() throws IOException {
    Path all = folder.resolve("dev/waymark/cli/SampleWaymarkTest.java");
    Path part = folder.resolve("dev/waymark/cli/SampleWaymark_maxTest.java");
    generate(SAMPLE + "#both", "--no-confirm");
    String before = Files.readString(all);
    generate(SAMPLE + "#max", "--no-confirm");
    assertEquals(before, Files.readString(all));
    assertTrue(Files.readString(part).contains("class SampleWaymark_maxTest {"));
    generate(SAMPLE + "#max", "--no-confirm");
    assertFalse(Files.exists(folder.resolve("dev/waymark/cli/SampleWaymark_max2Test.java")));
    generate(SAMPLE, "--no-confirm", "--runs", "20");
    assertFalse(Files.exists(part));
    String whole = Files.readString(all);
    assertTrue(whole.contains("Sample.max(") && whole.contains("Sample.both("), whole);
  }

  @Test
  void testsThatSomebodyHasEditedStayUntilTheyAreGivenUp() throws IOException {
    Path file = folder.resolve("dev/waymark/cli/SampleWaymarkTest.java");
    generate(SAMPLE + "#max", "--no-confirm");
    String edited = Files.readString(file).replace("class Sample", "/* mine */ class Sample");
    Files.writeString(file, edited);
    Execution refused = generate(SAMPLE + "#max", "--no-confirm");
    assertEquals(2, refused.exitCode());
    assertEquals(1, refused.err().lines().count(), refused.err());
    assertTrue(refused.err().contains("was edited"), refused.err());
    assertEquals(edited, Files.readString(file));
    assertEquals(0, generate(SAMPLE + "#max", "--no-confirm", "--overwrite").exitCode());
    assertFalse(Files.readString(file).contains("/* mine */"));
    Files.writeString(file, Files.readString(file).replace("\n", "\r\n"));
    assertEquals(0, generate(SAMPLE + "#max", "--no-confirm").exitCode(), "line ends do not count");
  }

  @Test
  void everyReasonIsInJsonAndVerboseText() throws IOException {
    Path json = folder.resolve("findings.json");
    String target = "dev.waymark.cli.Doubtful#ask";
    String brief = generate(target, "--no-confirm", "--json", json.toString()).out();
    assertTrue(brief.contains("calls System.nanoTime; "), "what is called first: " + brief);
    assertTrue(brief.contains(" more)"), brief);
    assertFalse(brief.contains("calls Thread.getAllStackTraces"), brief);
    String data = Files.readString(json);
    assertTrue(data.contains("\"reason\" : \"calls Thread.getAllStackTraces\""), data);
    String full = generate(target, "--no-confirm", "--verbose").out();
    assertTrue(full.contains("calls Thread.getAllStackTraces"), full);
  }
}
