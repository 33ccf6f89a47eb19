package dev.waymark.maven;

import dev.waymark.maven.fork.Ending;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs the project's own tests once, and says what they cover of its classes. */
@Mojo(
    name = "cover",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class CoverMojo extends SelectingMojo {
  private static final List<String> USUAL_TESTS =
      List.of("Test*", "*.Test*", "*Test", "*Tests", "*TestCase");

  /**
   * The classes with tests, with * and ? as in targetClasses. By default those that surefire runs,
   * without generated ones.
   */
  @Parameter(property = "waymark.targetTests")
  private List<String> targetTests = List.of();

  @Override
  void run() throws MojoExecutionException {
    checkCompiled("test-compile");
    List<String> chosen = isSelecting() ? chosenClasses() : List.of(classes().toString());
    List<String> tests = targetTests.isEmpty() ? writtenTests(USUAL_TESTS) : tests(targetTests);
    if (tests.isEmpty()) {
      getLog().info("nothing to score in " + project().getArtifactId() + ": there are no tests");
    } else if (chosen.isEmpty()) {
      getLog().info("nothing to score in " + project().getArtifactId() + ": no class is chosen");
    } else {
      BuildLock.during(results(), () -> cover(chosen, tests));
    }
  }

  private void cover(List<String> chosen, List<String> tests) throws MojoExecutionException {
    List<String> arguments = new ArrayList<>(List.of("cover"));
    arguments.addAll(chosen);
    arguments.addAll(List.of("--tests", String.join(",", tests)));
    arguments.addAll(List.of("--criterion", criteria()));
    arguments.addAll(List.of("--classpath", String.join(File.pathSeparator, testClassPath())));
    arguments.addAll(List.of("--json", results().resolve("cover.json").toString()));
    Ending ending = waymark(arguments);
    if (ending.code() != Ending.DONE) {
      throw failure(ending);
    }
    if (!ending.complaint().isEmpty()) {
      getLog().warn(ending.complaint());
    }
  }
}
