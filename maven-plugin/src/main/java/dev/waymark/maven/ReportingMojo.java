package dev.waymark.maven;

import dev.waymark.maven.findings.FindingsException;
import dev.waymark.maven.fork.Ending;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** Writes reports of what was found. */
abstract class ReportingMojo extends ForkingMojo {
  /** The formats of the reports, as after --formats of the command report. */
  @Parameter(property = "waymark.outputFormats")
  private List<String> outputFormats = List.of();

  /** The folder for reports. */
  @Parameter(
      property = "waymark.reportsDirectory",
      defaultValue = "${project.build.directory}/waymark-reports")
  private File reportsDirectory = new File("");

  /** Writes reports of what was found in all of {@code modules} together. */
  final void report(List<MavenProject> modules) throws MojoExecutionException {
    List<String> files = new ArrayList<>();
    List<String> sources = new ArrayList<>();
    for (MavenProject module : modules) {
      files.addAll(files(module));
      for (String root : module.getCompileSourceRoots()) {
        addSource(Path.of(root), sources);
      }
      addSource(testsOf(module), sources);
    }
    if (files.isEmpty()) {
      getLog().info("nothing to report: run the goal generate before");
    } else {
      report(files, sources);
    }
  }

  private static List<String> files(MavenProject module) throws MojoExecutionException {
    try {
      return findingsOf(module).files().stream().map(Path::toString).toList();
    } catch (FindingsException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
  }

  private static void addSource(Path folder, List<String> sources) {
    if (Files.isDirectory(folder)) {
      sources.addAll(List.of("--source", folder.toString()));
    }
  }

  private void report(List<String> files, List<String> sources) throws MojoExecutionException {
    List<String> arguments = new ArrayList<>(List.of("report"));
    arguments.addAll(files);
    arguments.addAll(sources);
    arguments.addAll(List.of("--out", reportsDirectory.toString()));
    if (!outputFormats.isEmpty()) {
      arguments.addAll(List.of("--formats", String.join(",", outputFormats)));
    }
    Ending ending = waymark(arguments);
    if (ending.code() != Ending.DONE) {
      throw failure(ending);
    }
  }
}
