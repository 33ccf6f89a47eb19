package dev.waymark.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;

/** The folders of a project's test sources. */
final class TestRoots {
  private TestRoots() {}

  /**
   * Lets the project compile and run the tests in {@code generated}. Those that somebody has
   * exported to another root are removed: a class must not be there twice.
   */
  static void add(MavenProject project, Path generated, Log log) throws MojoExecutionException {
    if (!Files.isDirectory(generated)) {
      return;
    }
    for (String root : project.getTestCompileSourceRoots()) {
      if (!Path.of(root).equals(generated)) {
        removeTwins(generated, Path.of(root), log);
      }
    }
    project.addTestCompileSourceRoot(generated.toString());
  }

  private static void removeTwins(Path generated, Path root, Log log)
      throws MojoExecutionException {
    try (Stream<Path> files = Files.walk(generated)) {
      List<Path> twins =
          files
              .filter(Files::isRegularFile)
              .filter(file -> Files.exists(root.resolve(generated.relativize(file))))
              .toList();
      for (Path twin : twins) {
        Files.delete(twin);
        log.info("not compiled twice: " + root.resolve(generated.relativize(twin)));
      }
    } catch (IOException e) {
      throw new MojoExecutionException("cannot change " + generated + ": " + e.getMessage(), e);
    }
  }
}
