package dev.waymark.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DriverHeapTest {
  @ParameterizedTest
  @CsvSource({
    "explain X, 768",
    "generate X --jobs 1, 768",
    "generate X --jobs 3, 2304",
    "generate X -j 2 --memory 1g, 768",
    "generate X --jobs=2 --jobs=4 --memory=4g, 6144",
    "explain X --memory 4g, 1536",
    "explain X --memory=1000m, 375",
    "explain X --memory 1000M --memory 8G, 3072",
    "explain X --memory 64m, 256",
    "explain X --memory, 768",
    "explain X --memory much, 768",
    "explain X --memory 1x2g, 768",
    "explain X --memory 99999999g, 768",
  })
  @DisabledOnOs(OS.WINDOWS)
  void theLauncherAndTheScriptsChooseTheSame(String line, int megabytes) throws Exception {
    List<String> arguments = List.of(line.split(" "));
    assertEquals(megabytes, DriverHeap.megabytesFor(arguments));
    List<String> command = new ArrayList<>(List.of("bash", "-c"));
    command.addAll(List.of("source ../.build/java.sh; heap_of \"$@\"; echo \"$heap\"", "bash"));
    command.addAll(arguments);
    Path here = Path.of("").toAbsolutePath();
    assertEquals(megabytes + "\n", Finished.run(here, here, command).output());
  }
}
