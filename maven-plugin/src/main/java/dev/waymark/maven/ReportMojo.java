package dev.waymark.maven;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Writes reports of what generate found in a module. */
@Mojo(name = "report", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class ReportMojo extends ReportingMojo {
  @Override
  void run() throws MojoExecutionException {
    report(List.of(project()));
  }
}
