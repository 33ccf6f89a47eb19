package dev.waymark.maven.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandLineTest {
  private final List<String> said = new ArrayList<>();

  private final Listener listener =
      new Listener() {
        @Override
        public void result(String line) {
          said.add("result " + line);
        }

        @Override
        public void complaint(String line) {
          said.add("complaint " + line);
        }
      };

  @Test
  void resultsAreHeardWhileACommandRuns(@TempDir Path folder) throws Exception {
    Ending ending = commandLine(folder).run(List.of("strategies"), listener);
    assertEquals(new Ending(Ending.DONE, ""), ending);
    assertEquals(List.of(), said.stream().filter(line -> line.startsWith("complaint")).toList());
    assertEquals(1, said.stream().filter(line -> line.startsWith("result auto ")).count());
  }

  @Test
  void theLastComplaintIsTheReasonForABadEnd(@TempDir Path folder) throws Exception {
    Ending ending =
        commandLine(folder).run(List.of("generate", "no such class", "-cp", "."), listener);
    assertEquals(2, ending.code());
    assertEquals(List.of(), said);
    assertEquals("class not found: no such class (check --classpath)", ending.complaint());
  }

  @Test
  void theHeapIsAShareOfTheMemory() {
    assertEquals(768, new Memory("2g", 1).heapMegabytes());
    assertEquals(512, new Memory("100m", 2).heapMegabytes());
    assertEquals(768, new Memory("much", 1).heapMegabytes());
  }

  private static CommandLine commandLine(Path folder) {
    List<Path> classPath =
        Arrays.stream(
                System.getProperty("java.class.path")
                    .split(System.getProperty("path.separator"), -1))
            .map(Path::of)
            .toList();
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return new CommandLine(java, classPath, new Memory("2g", 1), folder);
  }
}
