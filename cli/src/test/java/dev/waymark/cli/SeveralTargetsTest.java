package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.DocumentReader;
import dev.waymark.report.document.ReportedClass;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeveralTargetsTest {
  private static final String TARGETS = "dev.waymark.cli.targets.";

  @TempDir private Path folder = Path.of("");

  private Execution generate(String... targets) {
    String[] args = new String[targets.length + 9];
    System.arraycopy(targets, 0, args, 0, targets.length);
    List<String> options =
        List.of(
            "-cp",
            "target/test-classes",
            "--out",
            folder.resolve("tests").toString(),
            "--results",
            folder.toString(),
            "--findings",
            folder.resolve("findings").toString());
    for (int i = 0; i < options.size(); i++) {
      args[targets.length + i] = options.get(i);
    }
    args[args.length - 1] = "--no-confirm";
    return Execution.of(args);
  }

  @Test
  void eachClassHasItsFindingsInAFile() {
    Execution execution = generate("generate", TARGETS + "Dogs", TARGETS + "below.*");
    assertEquals(0, execution.exitCode(), execution.err());
    Path dogs = folder.resolve("findings").resolve(TARGETS + "Dogs.json");
    Path mice = folder.resolve("findings").resolve(TARGETS + "below.Mice.json");
    assertFalse(Files.exists(folder.resolve("findings").resolve(TARGETS + "Cats.json")));
    Document document = DocumentReader.read(List.of(dogs, mice));
    assertEquals(
        List.of(TARGETS + "Dogs", TARGETS + "below.Mice"),
        document.classes().stream().map(ReportedClass::name).toList());
    assertTrue(document.tally().covered() > 0, document.toString());
  }

  @Test
  void methodsAndFoldersAreGivenOneAtATime() {
    for (String wrong : List.of(TARGETS + "Dogs#bark", "target/test-classes")) {
      Execution execution = generate("generate", TARGETS + "Cats", wrong);
      assertEquals(2, execution.exitCode());
      assertEquals(
          "waymark: not a class or package: "
              + wrong
              + " (give methods, folders and jars one at a time)\n",
          execution.err());
    }
  }

  @Test
  void aClassThatDoesNotExistIsNamed() {
    Execution execution = generate("generate", TARGETS + "Cats", TARGETS + "Cows");
    assertEquals(2, execution.exitCode());
    assertTrue(execution.err().contains(TARGETS + "Cows"), execution.err());
  }
}
