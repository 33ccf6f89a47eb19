package dev.waymark.validation.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReleasesTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path HOME = Path.of(System.getProperty("java.home"));
  private static final int REFERENCE = 17;

  @TempDir private static Path folder;

  /** All sources, compiled as Waymark is: what the others are compared with. */
  private static SortedMap<String, List<String>> reference = new TreeMap<>();

  @BeforeAll
  static void compileReference() throws Exception {
    reference = compile(HOME, REFERENCE, REFERENCE);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 11})
  void anOlderReleaseHasTheSameBranchesAndDecisions(int release) throws Exception {
    assertSame(compile(HOME, release, release), 350);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 17, 21, 25})
  void aNewerCompilerMakesTheSameBranchesAndDecisions(int release) throws Exception {
    Optional<Path> newer = Jdks.find(25);
    assumeTrue(newer.isPresent(), "no JDK 25 beside the running one");
    int sources = Math.min(release, REFERENCE);
    assertSame(compile(newer.get(), release, sources), 350);
  }

  /** Compares the methods that both have, and that they are at least {@code least}. */
  private static void assertSame(SortedMap<String, List<String>> other, int least) {
    SortedMap<String, List<String>> common = new TreeMap<>(reference);
    common.keySet().retainAll(other.keySet());
    assertTrue(common.size() >= least, "only " + common.size() + " methods in common");
    SortedMap<String, String> differing = new TreeMap<>();
    common.forEach(
        (method, lines) -> {
          if (!lines.equals(other.get(method))) {
            differing.put(method, lines + "\n  became " + other.get(method));
          }
        });
    assertEquals(Map.of(), differing);
  }

  /** The model of the sources that release {@code newest} knows, compiled for {@code release}. */
  private static SortedMap<String, List<String>> compile(Path jdk, int release, int newest)
      throws IOException, InterruptedException {
    Path classes = Files.createTempDirectory(folder, "release" + release);
    List<String> command = new ArrayList<>();
    command.add(jdk.resolve("bin/javac").toString());
    command.addAll(List.of("-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"));
    command.addAll(List.of("-g", "-nowarn", "-proc:none", "-Xlint:none"));
    command.addAll(List.of("--release", String.valueOf(release), "-d", classes.toString()));
    command.addAll(sources(newest));
    Process javac = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(javac.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, javac.waitFor(), output);
    return ModelText.of(classes);
  }

  private static List<String> sources(int newest) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> newest >= REFERENCE || !file.toString().contains("java17"))
          .map(Path::toString)
          .sorted()
          .toList();
    }
  }
}
