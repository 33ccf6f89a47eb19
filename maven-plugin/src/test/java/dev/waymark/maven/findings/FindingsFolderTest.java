package dev.waymark.maven.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.waymark.maven.classes.ClassFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingsFolderTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void damagedFindingsAreForgottenAndEditedTestsAreNot() throws Exception {
    FindingsFolder findings = new FindingsFolder(folder.resolve("findings"));
    assertFalse(findings.exists());
    findings.create();
    Path damaged = write("findings/com.acme.Gone#total-I-I.json");
    assertEquals("com.acme.Gone", FindingsFolder.type(damaged));
    Path edited = write("tests/com/acme/GoneWaymarkTest.java");
    findings.forgetOutdated(new ClassFolder(folder.resolve("classes")), folder.resolve("tests"));
    assertEquals(List.of(), findings.files());
    assertEquals(List.of(edited), FindingsFolder.testsOf("com.acme.Gone", folder.resolve("tests")));
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
