package dev.waymark.maven.classes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassFolderTest {
  @Test
  void classesAreNamedAsInJava(@TempDir Path folder) throws IOException {
    for (String each :
        List.of(
            "b/B.class",
            "a/A$N.class",
            "Top.class",
            "module-info.class",
            "a/package-info.class",
            "a/note.txt",
            "META-INF/versions/21/a/A.class")) {
      Path file = folder.resolve(each);
      Files.createDirectories(file.resolveSibling("."));
      Files.writeString(file, "");
    }
    assertEquals(List.of("Top", "a.A$N", "b.B"), new ClassFolder(folder).names());
  }

  @Test
  void aFolderThatIsNotThereHasNone(@TempDir Path folder) throws IOException {
    assertEquals(List.of(), new ClassFolder(folder.resolve("none")).names());
  }
}
