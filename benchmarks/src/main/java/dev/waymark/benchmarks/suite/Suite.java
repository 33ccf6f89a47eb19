package dev.waymark.benchmarks.suite;

import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The jars of a library, its tests, and what they need.
 *
 * @param folder where all of them are
 * @param library the file name of the library, without its extension; that of its tests ends with
 *     {@code -tests}
 */
public record Suite(Path folder, String library) {
  /** How the name of a jar starts whose classes use the library. */
  private static final String USER = "commons-text-";

  /** The classes to instrument: the library and its tests. */
  ClassSource subject() {
    return new ClassPath(List.of(open(library), open(library + "-tests")));
  }

  /** The classes of the library. */
  public ClassSource classes() {
    return open(library);
  }

  /** The test classes, by the names that build tools go by; those inside others come with them. */
  public List<String> tests() {
    return open(library + "-tests").names().stream()
        .filter(name -> name.endsWith("Test") && !name.contains("$"))
        .map(name -> name.replace('/', '.'))
        .toList();
  }

  private ClassSource open(String jar) {
    return ClassPath.open(folder.resolve(jar + ".jar"));
  }

  /** All jars, sorted. */
  List<Path> jars() {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether a jar is one of JUnit, of any version. */
  static boolean isOfJunit(Path jar) {
    return Stream.of("junit-platform-", "junit-jupiter-", "opentest4j-", "apiguardian-")
        .anyMatch(start -> jar.getFileName().toString().startsWith(start));
  }

  /** The other jars whose classes use the library, and must meet the same one. */
  ClassSource users() {
    return new ClassPath(
        jars().stream()
            .filter(jar -> jar.getFileName().toString().startsWith(USER))
            .map(ClassPath::open)
            .toList());
  }
}
