package dev.waymark.cli.generate;

import dev.waymark.program.ClassModel;
import dev.waymark.program.ProgramException;
import dev.waymark.report.junit.JUnitWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tests of an earlier run: what they say of the code may no longer hold. Those that were edited
 * since stay, unless the user gives them up. So do those of other methods, if the new ones are of
 * one method alone.
 *
 * @param method the name and descriptor of that method; empty if new tests are of whole classes
 */
public record OldTests(Path folder, Policy policy, String method) {
  /** What becomes of tests that were edited. */
  public enum Policy {
    KEEP_EDITED,
    OVERWRITE
  }

  /**
   * The part of {@code type} that new tests are written for, which tells their files from those
   * that stay: none, unless there are tests of other methods.
   */
  public String part(ClassModel type) {
    String part = "";
    for (int number = 1; hasOthers(type, part); number++) {
      String name = method.substring(0, method.indexOf('(')).replaceAll("[<>]", "");
      part = number == 1 ? name : name + number;
    }
    return part;
  }

  private boolean hasOthers(ClassModel type, String part) {
    return !method.isEmpty()
        && files(type, file -> JUnitWriter.isTestOf(type.name(), part, file)).stream()
            .anyMatch(file -> !HandEdits.isOnlyOf(method, file));
  }

  /**
   * Checks that new tests of {@code type} may take the place of old ones.
   *
   * @throws ProgramException if one of those was edited
   */
  public void check(ClassModel type) {
    if (policy == Policy.KEEP_EDITED) {
      of(type).forEach(HandEdits::refuse);
    }
  }

  /** Removes what was generated for {@code type}, or for the method in question. */
  public void remove(ClassModel type) {
    check(type);
    of(type).forEach(OldTests::remove);
  }

  private List<Path> of(ClassModel type) {
    String part = part(type);
    return files(
        type,
        file ->
            method.isEmpty()
                ? JUnitWriter.isTestOf(type.name(), file)
                : JUnitWriter.isTestOf(type.name(), part, file));
  }

  private List<Path> files(ClassModel type, Predicate<String> isMeant) {
    Path place = folder.resolve(type.testPackage());
    if (!Files.isDirectory(place)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(place)) {
      return files
          .filter(file -> isMeant.test(String.valueOf(file.getFileName())))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new ProgramException("cannot read " + place + ": " + e.getMessage(), e);
    }
  }

  public static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new ProgramException("cannot remove " + file + ": " + e.getMessage(), e);
    }
  }
}
