package dev.waymark.maven;

import dev.waymark.maven.classes.ClassFolder;
import dev.waymark.maven.findings.FindingsFolder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  /** The folder for results that later goals work from. */
  @Parameter(
      property = "waymark.resultsDirectory",
      defaultValue = "${project.build.directory}/waymark")
  private File resultsDirectory = new File("");

  /** The folder for generated tests, which becomes a root of test sources. */
  @Parameter(
      property = "waymark.testsDirectory",
      defaultValue = "${project.build.directory}/generated-test-sources/waymark")
  private File testsDirectory = new File("");

  @Parameter(defaultValue = "${project}", readonly = true)
  private MavenProject project = new MavenProject();

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("skipped: waymark.skip is set");
    } else if (project.getPackaging().equals("pom")) {
      getLog().info("skipped " + project.getArtifactId() + ": it has no classes (packaging pom)");
    } else if (classNames().isEmpty() && !hasSources()) {
      getLog().info("skipped " + project.getArtifactId() + ": it has no classes");
    } else {
      run();
    }
  }

  /** Does what the goal is for, in a module that has classes, or sources at least. */
  abstract void run() throws MojoExecutionException, MojoFailureException;

  final MavenProject project() {
    return project;
  }

  final Path results() {
    return resultsDirectory.toPath();
  }

  final FindingsFolder findings() {
    return new FindingsFolder(results().resolve("findings"));
  }

  final Path tests() {
    return testsDirectory.toPath();
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
