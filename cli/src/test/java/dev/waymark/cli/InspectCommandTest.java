package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InspectCommandTest {
  private static final String CLASSES = "target/test-classes";
  private static final String SAMPLE = "dev.waymark.cli.Sample";

  private static Execution inspect(String... targets) {
    return inspectIn(CLASSES, targets);
  }

  private static Execution inspectIn(String classPath, String... targets) {
    String[] args = Arrays.copyOf(new String[] {"inspect", "-cp", classPath}, 3 + targets.length);
    System.arraycopy(targets, 0, args, 3, targets.length);
    return Execution.of(args);
  }

  /** The input is told to be unusable, in one line that names {@code things}. */
  private static void assertRejected(Execution execution, String... things) {
    assertEquals(2, execution.exitCode());
    assertEquals(1, execution.err().lines().count(), execution.err());
    assertTrue(execution.err().startsWith("waymark: "), execution.err());
    assertFalse(execution.err().contains("\tat "), execution.err());
    for (String thing : things) {
      assertTrue(execution.err().contains(thing), execution.err());
    }
  }

  @Test
  void aMethodIsShownStatementByStatement() {
    Execution execution = inspect(SAMPLE + "#max");
    assertEquals("", execution.err());
    assertEquals(0, execution.exitCode());
    String[] lines = execution.out().split("\n", -1);
    assertEquals(SAMPLE + "#max(II)I", lines[0]);
    assertEquals("  B0", lines[1]);
    assertTrue(lines[2].matches(" +@0\\.0  line \\d+ +s0 = l0"), lines[2]);
    assertTrue(execution.out().contains("if "), execution.out());
  }

  @Test
  void theExceptionTableIsShown() {
    Execution execution = inspect(SAMPLE + "#parse");
    assertTrue(execution.out().contains("  catch @0..@1 NumberFormatException"), execution.out());
  }

  @Test
  void aClassMeansAllItsMethodsThatHaveCode() {
    Execution execution = inspect(SAMPLE);
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().contains(SAMPLE + "#max(II)I\n"));
    assertTrue(execution.out().contains("\n\n" + SAMPLE + "#twice(J)J\n"));
    assertFalse(execution.out().contains("#area"));
    assertFalse(execution.out().contains("#handle"));
  }

  @Test
  void anOverloadIsNamedByItsDescriptor() {
    Execution execution = inspect(SAMPLE + "#twice(J)J");
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().startsWith(SAMPLE + "#twice(J)J\n"));
  }

  @Test
  void aMethodNamedTwiceIsShownOnce() {
    String once = inspect(SAMPLE + "#max").out();
    assertEquals(once, inspect(SAMPLE + "#max", SAMPLE + "#max").out());
  }

  @Test
  void theClassPathIsTheCurrentFolderUnlessGiven() {
    Execution execution = Execution.of("inspect", "java.lang.Integer#signum");
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().startsWith("java.lang.Integer#signum(I)I\n"));
  }

  @Test
  void aMissingClassIsRejected() {
    assertRejected(inspect("dev.waymark.cli.Nothing"), "dev.waymark.cli.Nothing");
  }

  @Test
  void aMissingClassPathEntryIsRejected() {
    assertRejected(inspectIn("no-such.jar", SAMPLE), "no-such.jar");
    Execution besides = inspectIn(CLASSES + File.pathSeparator + "no-such.jar", SAMPLE);
    assertEquals(0, besides.exitCode());
    assertTrue(besides.err().contains("no-such.jar"), besides.err());
  }

  @Test
  void aClassPathEntryThatIsNoJarIsRejected(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("notes.jar"), "not a jar");
    assertRejected(inspectIn(file.toString(), SAMPLE), "notes.jar");
  }

  @Test
  void aFileThatIsNoClassIsRejected(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("Notes.class"), "these are only notes");
    assertRejected(inspectIn(folder.toString(), "Notes"), "Notes");
  }

  @Test
  void anEmptyFileIsRejected(@TempDir Path folder) throws IOException {
    Files.createFile(folder.resolve("Empty.class"));
    assertRejected(inspectIn(folder.toString(), "Empty"), "Empty");
  }

  @Test
  void aClassCutOffAnywhereIsRejected(@TempDir Path folder) throws IOException {
    byte[] whole = Files.readAllBytes(Path.of(CLASSES, SAMPLE.replace('.', '/') + ".class"));
    Path file = folder.resolve(SAMPLE.replace('.', '/') + ".class");
    Files.createDirectories(folder.resolve("dev/waymark/cli"));
    for (int length = 0; length < whole.length; length += 37) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertRejected(inspectIn(folder.toString(), SAMPLE), SAMPLE);
    }
  }

  @Test
  void anUnknownMethodIsRejected() {
    assertRejected(inspect(SAMPLE + "#min"), "min", SAMPLE);
  }

  @Test
  void anUnknownOverloadIsRejected() {
    assertRejected(inspect(SAMPLE + "#twice(F)F"), "twice(F)F", SAMPLE);
  }

  @Test
  void anAmbiguousNameIsRejectedWithTheChoices() {
    assertRejected(inspect(SAMPLE + "#twice"), "twice(I)I", "twice(J)J");
  }

  @Test
  void anAbstractMethodIsRejected() {
    assertRejected(inspect(SAMPLE + "#area"), "abstract", "area");
  }

  @Test
  void aNativeMethodIsRejected() {
    assertRejected(inspect(SAMPLE + "#handle"), "native", "handle");
  }

  @Test
  void aClassWithoutCodeIsRejected() {
    assertRejected(inspect(SAMPLE + "$Empty"), SAMPLE + "$Empty");
  }

  @Test
  void aTargetWithoutClassOrMethodIsRejected() {
    assertRejected(inspect("#max"), "#max");
    assertRejected(inspect(SAMPLE + "#"), SAMPLE + "#");
    assertRejected(inspect(""), "''");
  }

  @Test
  void aBatchGoesOnAfterABadTarget() {
    Execution execution = inspect(SAMPLE + "#max", SAMPLE + "#min", SAMPLE + "#parse");
    assertRejected(execution, "min");
    assertTrue(execution.out().contains(SAMPLE + "#max(II)I\n"));
    assertTrue(execution.out().contains(SAMPLE + "#parse(Ljava/lang/String;)I\n"));
  }

  @Test
  void eachBadTargetOfABatchHasItsLine() {
    Execution execution = inspect("No", SAMPLE + "#min", SAMPLE + "#area");
    assertEquals(2, execution.exitCode());
    assertEquals(3, execution.err().lines().count(), execution.err());
    assertEquals("", execution.out());
  }

  @Test
  void sourcesTellNestedIfsFromOneDecision() {
    String target = SAMPLE + "#both";
    assertTrue(inspect(target).out().contains("a > 0 && b > 0  (read as one decision"));
    String out = inspect(target, "--sources", "src/test/java").out();
    assertTrue(out.contains("  a > 0  (one condition)\n"), out);
    assertTrue(out.contains("  b > 0  (one condition)\n"), out);
    assertTrue(out.contains("a < 9 && b < 9  (as in the source)\n"), out);
  }

  @Test
  void aMissingSourceRootIsRejected() {
    assertRejected(inspect(SAMPLE + "#max", "--sources", "no-such-folder"), "no-such-folder");
  }

  @Test
  void anUnknownFormatIsRejected() {
    Execution execution = inspect(SAMPLE, "--format", "xml");
    assertEquals(2, execution.exitCode());
    assertTrue(execution.err().contains("xml"), execution.err());
  }
}
