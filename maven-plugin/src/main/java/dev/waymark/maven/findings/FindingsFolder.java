package dev.waymark.maven.findings;

import dev.waymark.cli.generate.HandEdits;
import dev.waymark.maven.classes.ClassFolder;
import dev.waymark.report.document.DocumentException;
import dev.waymark.report.document.DocumentReader;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.junit.JUnitWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What was found in the classes of a module: a JSON file for each, named for the class.
 *
 * @param path the folder, which need not exist
 */
public record FindingsFolder(Path path) {
  private static final String ENDING = ".json";

  /** Whether the module was explored, with or without a result. */
  public boolean exists() {
    return Files.isDirectory(path);
  }

  /**
   * Makes the folder, so that it is known that the module was explored.
   *
   * @throws FindingsException if that is impossible
   */
  public void create() throws FindingsException {
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw new FindingsException("cannot write " + path + " (is there a file in its place?)", e);
    }
  }

  /**
   * The files, by the names of the classes.
   *
   * @throws FindingsException if they cannot be listed
   */
  public List<Path> files() throws FindingsException {
    return files(path, ENDING);
  }

  private static List<Path> files(Path folder, String ending) throws FindingsException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new FindingsException("cannot read " + folder + ": " + e.getMessage(), e);
    }
  }

  /** The class that {@code file} is about; its name may go on with a method. */
  public static String type(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.substring(0, name.length() - ENDING.length()).replaceFirst("#.*", "");
  }

  /**
   * Removes findings and tests of classes that are gone, or have changed since: what they say may
   * be wrong, and such tests may not compile.
   *
   * @param classes the folder of the classes
   * @param tests the folder of the tests
   * @throws FindingsException if they cannot be removed
   */
  public void forgetOutdated(ClassFolder classes, Path tests) throws FindingsException {
    for (Path file : files()) {
      String type = type(file);
      if (!isUpToDate(file, classes.sha256(type))) {
        for (Path test : testsOf(type, tests)) {
          removeUnedited(test);
        }
        remove(file);
      }
    }
  }

  /** A file that cannot be read is damaged, or of another version. */
  private static boolean isUpToDate(Path file, String sha256) {
    try {
      return DocumentReader.read(file).classes().stream()
          .anyMatch(each -> each.name().equals(type(file)) && each.sha256().equals(sha256));
    } catch (DocumentException e) {
      return false;
    }
  }

  /**
   * Removes tests that nobody has tried out, because the time was up: they may not even compile.
   * What was found stays, and says that it is covered by runs alone.
   *
   * @param tests the folder of the tests
   * @return the classes whose tests were removed
   * @throws FindingsException if findings cannot be read, or tests not removed
   */
  public List<String> withdrawUntried(Path tests) throws FindingsException {
    List<String> withdrawn = new ArrayList<>();
    for (Path file : files()) {
      String type = type(file);
      List<Path> sources = testsOf(type, tests);
      if (!sources.isEmpty() && !isMeasured(file)) {
        for (Path source : sources) {
          removeUnedited(source);
        }
        withdrawn.add(type);
      }
    }
    return withdrawn;
  }

  private static boolean isMeasured(Path file) throws FindingsException {
    try {
      return DocumentReader.read(file).classes().stream().allMatch(ReportedClass::isMeasured);
    } catch (DocumentException e) {
      throw new FindingsException(String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * The tests of class {@code type}.
   *
   * @param tests the folder of all tests
   * @throws FindingsException if they cannot be listed
   */
  public static List<Path> testsOf(String type, Path tests) throws FindingsException {
    String internal = type.replace('.', '/');
    Path folder = tests.resolve(internal.substring(0, internal.lastIndexOf('/') + 1));
    return files(folder, ".java").stream()
        .filter(file -> JUnitWriter.isTestOf(internal, String.valueOf(file.getFileName())))
        .toList();
  }

  /** What somebody has edited is not ours any more. */
  private static void removeUnedited(Path test) throws FindingsException {
    if (HandEdits.isAsWritten(test)) {
      remove(test);
    }
  }

  private static void remove(Path file) throws FindingsException {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new FindingsException("cannot remove " + file + ": " + e.getMessage(), e);
    }
  }
}
