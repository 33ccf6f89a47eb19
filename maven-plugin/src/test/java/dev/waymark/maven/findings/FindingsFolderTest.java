package dev.waymark.maven.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingsFolderTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void whatIsLeftOfClassesThatAreGoneIsRemoved() throws Exception {
    FindingsFolder findings = new FindingsFolder(folder.resolve("findings"));
    assertFalse(findings.exists());
    findings.create();
    Path kept = write("findings/com.acme.Kept.json");
    write("findings/com.acme.Gone.json");
    Path test = write("tests/com/acme/KeptWaymarkTest.java");
    write("tests/com/acme/GoneWaymarkTest.java");
    write("tests/com/acme/GoneWaymarkFailuresTest.java");
    findings.forgetAllBut(List.of("com.acme.Kept"), folder.resolve("tests"));
    assertEquals(List.of(kept), findings.files());
    assertEquals("com.acme.Kept", FindingsFolder.type(kept));
    assertEquals(List.of(test), FindingsFolder.testsOf("com.acme.Kept", folder.resolve("tests")));
    assertEquals(List.of(), FindingsFolder.testsOf("com.acme.Gone", folder.resolve("tests")));
  }

  @Test
  void classesWithoutAPackageHaveTestsAtTheRoot() throws Exception {
    Path test = write("tests/TopWaymarkTest.java");
    assertEquals(List.of(test), FindingsFolder.testsOf("Top", folder.resolve("tests")));
  }

  private Path write(String file) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.resolveSibling("."));
    return Files.writeString(path, "");
  }
}
