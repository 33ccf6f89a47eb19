package dev.waymark.distribution.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveTest {
  @Test
  void equalContentsGiveEqualBytes(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");
    byte[] before = write(folder, file);
    Files.setLastModifiedTime(file, FileTime.fromMillis(0));
    assertArrayEquals(before, write(folder, file));
  }

  private static byte[] write(Path folder, Path file) throws IOException {
    Path zip = folder.resolve("archive.zip");
    try (Archive archive = Archive.create(zip)) {
      archive.program("a/b/file", file);
      archive.text("other", "text");
    }
    return Files.readAllBytes(zip);
  }
}
