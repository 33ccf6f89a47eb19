package dev.waymark.benchmarks.synthetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.waymark.benchmarks.table.BenchException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class SyntheticCommandTest {
  @TempDir Path folder = Path.of("");

  private String run(String... args) throws Exception {
    StringWriter out = new StringWriter();
    SyntheticCommand command = new SyntheticCommand(new PrintWriter(out));
    new CommandLine(command).parseArgs(args);
    assertEquals(0, command.call());
    return out.toString();
  }

  @Test
  void theSourcesAreWrittenAndTheirSizeIsTold() throws Exception {
    String told = run("--size", "300", "--seed", "9", "--out", folder.toString());
    assertEquals("tp300: ", told.substring(0, 7));
    SyntheticProgram program = SyntheticProgram.of(300, 9);
    for (String name : program.sources().keySet()) {
      assertEquals(program.sources().get(name), read(name));
    }
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name + ".java"));
  }

  @Test
  void aSizeThatIsTooSmallIsRejected() {
    var e =
        assertThrows(BenchException.class, () -> run("--size", "99", "--out", folder.toString()));
    assertEquals("--size is from 100 to 100000", e.getMessage());
  }
}
