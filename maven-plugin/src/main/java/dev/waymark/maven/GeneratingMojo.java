package dev.waymark.maven;

import dev.waymark.maven.classes.ClassFolder;
import dev.waymark.maven.findings.FindingsException;
import dev.waymark.maven.fork.Ending;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Writes tests for classes, and lets the project compile and run them. */
abstract class GeneratingMojo extends SelectingMojo {
  /** The methods to explore, each as CLASS#METHOD; the others of their classes get no tests. */
  @Parameter(property = "waymark.targetMethods")
  private List<String> targetMethods = List.of();

  /** The most seconds for a class, for all its methods and for trying out its tests. */
  @Parameter(property = "waymark.timePerClass", defaultValue = "60")
  private String timePerClass = "";

  /**
   * Count work in place of time: at most so many hundred runs per method, whatever time they take.
   * 0 to go by timePerClass.
   */
  @Parameter(property = "waymark.effort", defaultValue = "0")
  private int effort;

  /**
   * Classes with tests of your own, with * and ? as in targetClasses. What they cover gets no other
   * tests. They have to be compiled: run test-compile before.
   */
  @Parameter(property = "waymark.existingTests")
  private List<String> existingTests = List.of();

  /** How many classes to explore side by side; 0 for one on each processor. */
  @Parameter(property = "waymark.threads", defaultValue = "0")
  private int threads;

  /** A folder for the results of classes, which are reused while nothing changes. */
  @Parameter(property = "waymark.historyDirectory")
  private @Nullable File historyDirectory;

  /** More options of the command generate, such as --seed and 7. */
  @Parameter(property = "waymark.options")
  private List<String> options = List.of();

  @Parameter(defaultValue = "${session.userProperties}", readonly = true)
  private Properties userProperties = new Properties();

  @Override
  final void run() throws MojoExecutionException {
    checkCompiled("process-classes");
    TestSetup setup = new TestSetup(project(), userProperties);
    Optional<String> problem = setup.problem();
    if (problem.isPresent()) {
      throw new MojoExecutionException(problem.get());
    }
    setup.warnings().forEach(getLog()::warn);
    BuildLock.during(results(), this::generateTests);
  }

  private void generateTests() throws MojoExecutionException {
    try {
      generate();
      withdrawUntried();
    } catch (FindingsException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
    TestRoots.add(project(), tests(), getLog());
  }

  /** Who asks for tests that nobody has tried out gets them. */
  private void withdrawUntried() throws FindingsException {
    if (!options.contains("--no-confirm")) {
      for (String type : findings().withdrawUntried(tests())) {
        getLog()
            .warn(
                "left out the tests of "
                    + type
                    + ": there was no time to try them out (give a larger timePerClass)");
      }
    }
  }

  private void generate() throws MojoExecutionException, FindingsException {
    findings().create();
    findings().forgetOutdated(new ClassFolder(classes()), tests());
    if (!targetMethods.isEmpty()) {
      generateMethods();
    } else if (isSelecting()) {
      generateSelected(chosenClasses());
    } else {
      generate(List.of(classes().toString()), classPath());
    }
  }

  private void generateSelected(List<String> chosen) throws MojoExecutionException {
    if (chosen.isEmpty()) {
      getLog().info("nothing to do in " + project().getArtifactId() + ": no class is chosen");
    } else {
      generate(chosen, classPath(classes()));
    }
  }

  private void generateMethods() throws MojoExecutionException {
    List<String> names = classNames();
    List<String> here =
        targetMethods.stream()
            .filter(method -> names.contains(method.replaceFirst("#.*", "")))
            .toList();
    if (here.isEmpty()) {
      getLog().info("nothing to do in " + project().getArtifactId() + ": no method is chosen");
    }
    for (String method : here) {
      generate(List.of(method), classPath(classes()));
    }
  }

  private void generate(List<String> targets, String classPath) throws MojoExecutionException {
    List<String> arguments = new ArrayList<>(List.of("generate"));
    arguments.addAll(targets);
    arguments.addAll(List.of("--criterion", criteria()));
    boolean isTimed = effort == 0 && !options.contains("--effort");
    arguments.addAll(isTimed ? List.of("--seconds", timePerClass) : List.of());
    arguments.addAll(effort == 0 ? List.of() : List.of("--effort", String.valueOf(effort)));
    arguments.addAll(List.of("--memory", memory()));
    arguments.addAll(List.of("--out", tests().toString()));
    arguments.addAll(List.of("--results", results().toString()));
    arguments.addAll(List.of("--findings", findings().path().toString()));
    if (threads != 0) {
      arguments.addAll(List.of("--jobs", String.valueOf(threads)));
    }
    List<String> written = existingTests.isEmpty() ? List.of() : writtenTests(existingTests);
    if (!written.isEmpty()) {
      arguments.addAll(List.of("--tests", String.join(",", written)));
    } else if (!existingTests.isEmpty()) {
      getLog().warn("there are no compiled tests that existingTests means: run test-compile first");
    }
    if (!classPath.isEmpty()) {
      arguments.addAll(List.of("--classpath", classPath));
    }
    if (historyDirectory != null) {
      arguments.addAll(List.of("--history", historyDirectory.toString()));
    }
    arguments.addAll(options);
    judge(waymark(arguments, Math.max(0, threads)));
  }

  /** A violated assertion does not end the build here: the test that shows it will. */
  private void judge(Ending ending) throws MojoExecutionException {
    switch (ending.code()) {
      case Ending.DONE, Ending.NOTHING_EXPLORED, Ending.ALL_DROPPED -> warn(ending.complaint());
      case Ending.ASSERTION_VIOLATED -> {
        warn(ending.complaint());
        warn("an assertion of the code is violated: a generated test fails and shows it");
      }
      default -> throw failure(ending);
    }
  }

  private void warn(String complaint) {
    if (!complaint.isEmpty()) {
      getLog().warn(complaint);
    }
  }

  /**
   * What the classes need, without tests, unless these are wanted: they may be old, or not there.
   */
  private String classPath(Path... first) throws MojoExecutionException {
    List<String> places = testClassPath();
    if (existingTests.isEmpty()) {
      places.remove(project().getBuild().getTestOutputDirectory());
    }
    places.remove(project().getBuild().getOutputDirectory());
    for (Path each : first) {
      places.add(0, each.toString());
    }
    return String.join(File.pathSeparator, places);
  }
}
