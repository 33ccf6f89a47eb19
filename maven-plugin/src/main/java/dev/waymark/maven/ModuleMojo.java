package dev.waymark.maven;

import dev.waymark.maven.classes.ClassFolder;
import dev.waymark.maven.findings.FindingsFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** A goal that looks at one module at a time, and passes over those without classes. */
abstract class ModuleMojo extends AbstractMojo {
  /** Do nothing. */
  @Parameter(property = "waymark.skip", defaultValue = "false")
  private boolean skip;

  @Parameter(defaultValue = "${skipTests}", readonly = true)
  private boolean skipTests;

  @Parameter(defaultValue = "${maven.test.skip}", readonly = true)
  private boolean skipTestsAltogether;

  @Parameter(defaultValue = "${project}", readonly = true)
  private MavenProject project = new MavenProject();

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    Optional<String> reason = skip ? Optional.of("waymark.skip is set") : reasonToSkip();
    if (reason.isPresent()) {
      getLog().info("skipped " + project.getArtifactId() + ": " + reason.get());
    } else {
      run();
    }
  }

  /** Why there is nothing to do in this module. */
  Optional<String> reasonToSkip() throws MojoExecutionException {
    return reasonInModule();
  }

  private Optional<String> reasonInModule() throws MojoExecutionException {
    if (project.getPackaging().equals("pom")) {
      return Optional.of("it has no classes (packaging pom)");
    }
    return classNames().isEmpty() && !hasSources()
        ? Optional.of("it has no classes")
        : Optional.empty();
  }

  /** The same, where a build that skips its tests has no use for the goal either. */
  final Optional<String> reasonToSkipWithTests() throws MojoExecutionException {
    return skipTests || skipTestsAltogether
        ? Optional.of("this build skips its tests")
        : reasonInModule();
  }

  /** Does what the goal is for, in a module that has classes, or sources at least. */
  abstract void run() throws MojoExecutionException, MojoFailureException;

  final MavenProject project() {
    return project;
  }

  /** The folder for what later goals work from. */
  final Path results() {
    return Path.of(project.getBuild().getDirectory(), "waymark");
  }

  final FindingsFolder findings() {
    return findingsOf(project);
  }

  static FindingsFolder findingsOf(MavenProject project) {
    return new FindingsFolder(Path.of(project.getBuild().getDirectory(), "waymark", "findings"));
  }

  /** The folder for generated tests. */
  final Path tests() {
    return testsOf(project);
  }

  static Path testsOf(MavenProject project) {
    return Path.of(project.getBuild().getDirectory(), "generated-test-sources", "waymark");
  }

  final Path classes() {
    return Path.of(project.getBuild().getOutputDirectory());
  }

  /** The names of the classes of the module. */
  final List<String> classNames() throws MojoExecutionException {
    return namesIn(classes());
  }

  final List<String> namesIn(Path folder) throws MojoExecutionException {
    try {
      return new ClassFolder(folder).names();
    } catch (IOException e) {
      throw new MojoExecutionException("cannot read " + folder + ": " + e.getMessage(), e);
    }
  }

  /**
   * Checks that the module is compiled.
   *
   * @param phase the phase of the build that would see to it
   */
  final void checkCompiled(String phase) throws MojoExecutionException {
    if (classNames().isEmpty()) {
      throw new MojoExecutionException(
          "there are no classes in " + classes() + ": compile first (mvn " + phase + " ...)");
    }
  }

  private boolean hasSources() throws MojoExecutionException {
    for (String root : project.getCompileSourceRoots()) {
      try (Stream<Path> files =
          Files.isDirectory(Path.of(root)) ? Files.walk(Path.of(root)) : Stream.empty()) {
        if (files.anyMatch(file -> file.toString().endsWith(".java") && !isInfo(file))) {
          return true;
        }
      } catch (IOException e) {
        throw new MojoExecutionException("cannot read " + root + ": " + e.getMessage(), e);
      }
    }
    return false;
  }

  private static boolean isInfo(Path file) {
    return String.valueOf(file.getFileName()).endsWith("-info.java");
  }
}
