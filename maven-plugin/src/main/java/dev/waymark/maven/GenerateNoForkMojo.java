package dev.waymark.maven;

import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * The same as generate, but for projects that have it in their POM: it does not compile the project
 * once more.
 */
@Mojo(
    name = "generate-no-fork",
    defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class GenerateNoForkMojo extends GeneratingMojo {
  @Override
  Optional<String> reasonToSkip() throws MojoExecutionException {
    return reasonToSkipWithTests();
  }
}
