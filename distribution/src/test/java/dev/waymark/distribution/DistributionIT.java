package dev.waymark.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the build has packed works in a folder of any name, without the checkout. */
class DistributionIT {
  private static final Path TARGET = Path.of("target").toAbsolutePath();

  @TempDir Path temporary = Path.of("");

  private Path folder = Path.of("");

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Files.createDirectory(temporary.resolve("a folder's name"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theScriptOfTheZipWritesTests() throws Exception {
    unpack(TARGET.resolve("waymark.zip"));
    Path script = folder.resolve("waymark/bin/waymark");
    assertTestsAreWritten(List.of(script.toString()));
    Path link = Files.createSymbolicLink(folder.resolve("linked"), script);
    assertVersion(run(List.of(link.toString(), "--version")));
  }

  @Test
  void theLauncherOfTheZipFindsTheJarsBesideIt() throws Exception {
    unpack(TARGET.resolve("waymark.zip"));
    Path launcher = folder.resolve("waymark/lib/waymark-launcher.jar");
    String main = Launcher.class.getName();
    assertVersion(run(List.of(java(), "-cp", launcher.toString(), main, "--version")));
    assertTrue(Files.notExists(folder.resolve("cache")));
  }

  @Test
  void theJarWritesTestsByItself() throws Exception {
    Path jar = Files.copy(TARGET.resolve("waymark.jar"), folder.resolve("waymark.jar"));
    assertTestsAreWritten(List.of(java(), "-jar", jar.toString()));
    Finished wrong = run(List.of(java(), "-jar", jar.toString(), "generate"));
    assertEquals(2, wrong.exitCode(), wrong.output());
  }

  @Test
  void aCacheThatCannotBeWrittenIsToldInOneLine() throws Exception {
    Files.writeString(folder.resolve("cache"), "");
    Finished failed =
        run(List.of(java(), "-jar", TARGET.resolve("waymark.jar").toString(), "--version"));
    assertEquals(2, failed.exitCode());
    assertTrue(failed.output().contains("set WAYMARK_CACHE"), failed.output());
    assertEquals(1, failed.output().lines().count(), failed.output());
  }

  @Test
  void theDoctorTellsWhatIsMissing() throws Exception {
    unpack(TARGET.resolve("waymark.zip"));
    String jars = folder.resolve("waymark/lib").resolve("*").toString();
    String nowhere = "-Djava.io.tmpdir=" + folder.resolve("absent");
    String main = "dev.waymark.cli.Main";
    Finished ill = run(List.of(java(), nowhere, "-cp", jars, main, "doctor"));
    assertEquals(14, ill.exitCode(), ill.output());
    assertTrue(ill.output().contains("missing  temporary files"), ill.output());
  }

  private void assertTestsAreWritten(List<String> waymark) throws Exception {
    List<String> command = new ArrayList<>(waymark);
    command.addAll(List.of("generate", Small.class.getName(), "--classpath"));
    command.addAll(List.of(TARGET.resolve("test-classes").toString(), "--out", "tests"));
    Finished generated = run(command);
    assertEquals(0, generated.exitCode(), generated.output());
    assertTrue(generated.output().contains("2 of 2 branches covered"), generated.output());
    Path test = folder.resolve("tests/dev/waymark/distribution/SmallWaymarkTest.java");
    assertTrue(Files.readString(test).contains("Small.distance("));
  }

  private static void assertVersion(Finished asked) {
    assertEquals(0, asked.exitCode(), asked.output());
    assertTrue(asked.output().startsWith("waymark "), asked.output());
  }

  private Finished run(List<String> command) throws IOException, InterruptedException {
    return Finished.run(folder, folder.resolve("cache"), command);
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private void unpack(Path zip) throws IOException {
    Map<String, String> how = Map.of("enablePosixFileAttributes", "true");
    try (FileSystem packed = FileSystems.newFileSystem(URI.create("jar:" + zip.toUri()), how);
        Stream<Path> files = Files.walk(packed.getPath("/waymark"))) {
      for (Path each : files.toList()) {
        Path copy = Files.copy(each, folder.resolve(each.toString().substring(1)));
        if (copy.getFileSystem().supportedFileAttributeViews().contains("posix")) {
          Files.setPosixFilePermissions(copy, Files.getPosixFilePermissions(each));
        }
      }
    }
  }
}
