package dev.waymark.maven;

import dev.waymark.maven.fork.Ending;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/** Says why no input takes a branch: the few statements that exclude it. */
@Mojo(name = "explain", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
public final class ExplainMojo extends ForkingMojo {
  /** The methods to explain, each as CLASS#METHOD. */
  @Parameter(property = "waymark.targetMethods", required = true)
  private List<String> targetMethods = List.of();

  /** Explain the branches of this line only: LINE or LINE:OUTCOME, such as 42:true. */
  @Parameter(property = "waymark.branch")
  private @Nullable String branch;

  /** The most seconds for a method. */
  @Parameter(property = "waymark.timePerClass", defaultValue = "60")
  private String timePerClass = "";

  @Override
  void run() throws MojoExecutionException {
    checkCompiled("process-classes");
    for (String method : targetMethods) {
      if (classNames().contains(method.replaceFirst("#.*", ""))) {
        explain(method);
      } else {
        getLog().info("no class of " + project().getArtifactId() + " has the method " + method);
      }
    }
  }

  private void explain(String method) throws MojoExecutionException {
    List<String> arguments = new ArrayList<>(List.of("explain", method));
    arguments.addAll(List.of("--classpath", String.join(File.pathSeparator, classPath())));
    arguments.addAll(List.of("--seconds", timePerClass, "--memory", memory()));
    if (branch != null) {
      arguments.addAll(List.of("--branch", branch));
    }
    Ending ending = waymark(arguments);
    if (ending.code() != Ending.DONE) {
      throw failure(ending);
    }
  }

  private List<String> classPath() throws MojoExecutionException {
    List<String> places = testClassPath();
    places.remove(project().getBuild().getTestOutputDirectory());
    return places;
  }
}
