package dev.waymark.cli;

import dev.waymark.program.ClassModel;
import dev.waymark.program.ProgramException;
import dev.waymark.report.junit.JUnitWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tests of an earlier run: what they say of the code may no longer hold. Those that were edited
 * since stay, unless the user gives them up.
 */
record OldTests(Path folder, Policy policy) {
  /** What becomes of tests that were edited. */
  enum Policy {
    KEEP_EDITED,
    OVERWRITE
  }

  /**
   * Checks that new tests of {@code type} may take the place of old ones.
   *
   * @throws ProgramException if one of those was edited
   */
  void check(ClassModel type) {
    if (policy == Policy.KEEP_EDITED) {
      of(type).forEach(HandEdits::refuse);
    }
  }

  /** Removes what was generated for {@code type}. */
  void remove(ClassModel type) {
    check(type);
    of(type).forEach(OldTests::remove);
  }

  private List<Path> of(ClassModel type) {
    Path place = folder.resolve(type.testPackage());
    if (!Files.isDirectory(place)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(place)) {
      return files
          .filter(file -> JUnitWriter.isTestOf(type.name(), String.valueOf(file.getFileName())))
          .sorted()
          .toList();
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
