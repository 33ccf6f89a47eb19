package dev.waymark.maven;

import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** Writes one report of what generate found in all modules of the build. */
@Mojo(name = "report-aggregate", aggregator = true, threadSafe = true)
public final class ReportAggregateMojo extends ReportingMojo {
  @Parameter(defaultValue = "${reactorProjects}", readonly = true)
  private List<MavenProject> modules = List.of();

  @Override
  Optional<String> reasonToSkip() {
    return Optional.empty();
  }

  @Override
  void run() throws MojoExecutionException {
    report(modules);
  }
}
