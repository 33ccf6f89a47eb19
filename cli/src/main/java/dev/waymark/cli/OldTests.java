package dev.waymark.cli;

import dev.waymark.program.ProgramException;
import dev.waymark.report.junit.JUnitWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Removes tests of an earlier run: what they say of the code may no longer hold. */
final class OldTests {
  private OldTests() {}

  /** Removes what was generated for the class {@code owner}. */
  static void remove(Path folder, String owner) {
    int slash = owner.lastIndexOf('/');
    Path place = slash < 0 ? folder : folder.resolve(owner.substring(0, slash));
    if (!Files.isDirectory(place)) {
      return;
    }
    try (Stream<Path> files = Files.list(place)) {
      List<Path> old =
          files
              .filter(file -> JUnitWriter.isTestOf(owner, String.valueOf(file.getFileName())))
              .toList();
      old.forEach(OldTests::remove);
    } catch (IOException e) {
      throw new ProgramException("cannot read " + place + ": " + e.getMessage(), e);
    }
  }

  static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new ProgramException("cannot remove " + file + ": " + e.getMessage(), e);
    }
  }
}
