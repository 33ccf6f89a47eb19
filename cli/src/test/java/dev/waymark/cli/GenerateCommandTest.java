package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateCommandTest {
  private static final String SAMPLE = "dev.waymark.cli.Sample";

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
  void aMethodThatNeedsOtherArgumentsIsRejected() {
    Execution execution = generate(SAMPLE + "#isBusy");
    assertEquals(2, execution.exitCode());
    assertEquals(1, execution.err().lines().count(), execution.err());
    assertTrue(execution.err().contains("java.lang.Thread"), execution.err());
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
}
