package dev.waymark.maven;

import dev.waymark.maven.fork.CommandLine;
import dev.waymark.maven.fork.Ending;
import dev.waymark.maven.fork.Memory;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that runs a command of Waymark. */
abstract class ForkingMojo extends ModuleMojo {
  /** What users of this plugin call the options that complaints are about. */
  private static final Map<String, String> PARAMETERS =
      Map.of(
          "--criterion", "criteria",
          "--seconds", "timePerClass",
          "--jobs", "threads",
          "--effort", "effort",
          "--memory", "memory",
          "--formats", "outputFormats",
          "--out", "reportsDirectory");

  /**
   * The java launcher of the JDK that runs Waymark and the code under test. By default it is the
   * one that runs Maven.
   */
  @Parameter(property = "waymark.jvm")
  private @Nullable String jvm;

  /**
   * The most memory for a class that is being explored, in all processes together, such as 1500m or
   * 4g.
   */
  @Parameter(property = "waymark.memory", defaultValue = "2g")
  private String memory = "";

  /** The jars of this plugin. */
  @Parameter(defaultValue = "${plugin.artifacts}", readonly = true)
  private List<Artifact> pluginArtifacts = List.of();

  final String memory() {
    return memory;
  }

  /**
   * Runs a command, with its words in the log of the build.
   *
   * @throws MojoExecutionException if it cannot be run
   */
  final Ending waymark(List<String> arguments) throws MojoExecutionException {
    return waymark(arguments, 1);
  }

  /** The same, with memory for so many jobs; 0 for as many as there are processors. */
  final Ending waymark(List<String> arguments, int jobs) throws MojoExecutionException {
    getLog().debug("waymark " + String.join(" ", arguments));
    CommandLine command =
        new CommandLine(java(), jars(), new Memory(memory, jobs), project().getBasedir().toPath());
    try {
      return command.run(arguments, new LogListener(getLog()));
    } catch (IOException e) {
      throw new MojoExecutionException("cannot run Waymark: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("interrupted", e);
    }
  }

  /** Turns the complaint of a command that did not do its work into the end of the build. */
  static MojoExecutionException failure(Ending ending) {
    String message = ending.complaint();
    for (Map.Entry<String, String> each : PARAMETERS.entrySet()) {
      message = message.replaceAll(each.getKey() + "(?![a-z-])", each.getValue());
    }
    return new MojoExecutionException(
        message.isEmpty() ? "Waymark ended with exit code " + ending.code() : message);
  }

  private Path java() throws MojoExecutionException {
    if (jvm == null) {
      return Path.of(System.getProperty("java.home"), "bin", "java");
    }
    Path given = Path.of(jvm);
    if (!Files.isExecutable(given) || Files.isDirectory(given)) {
      throw new MojoExecutionException("jvm is not a java launcher: " + jvm);
    }
    return given;
  }

  private List<Path> jars() {
    return pluginArtifacts.stream()
        .map(Artifact::getFile)
        .filter(Objects::nonNull)
        .map(File::toPath)
        .toList();
  }

  /** What tests of the module see, compiled tests and classes first. */
  final List<String> testClassPath() throws MojoExecutionException {
    try {
      return new ArrayList<>(project().getTestClasspathElements());
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException(
          "the class path of tests is not known: " + e.getMessage(), e);
    }
  }
}
