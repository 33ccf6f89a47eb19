package dev.waymark.maven;

import dev.waymark.maven.classes.ChangedSources;
import dev.waymark.maven.classes.GitException;
import dev.waymark.maven.classes.NamePatterns;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that is about chosen classes of a module. */
abstract class SelectingMojo extends ForkingMojo {
  /**
   * The classes to look at: names, in which * stands for any characters and ? for one. By default
   * all.
   */
  @Parameter(property = "waymark.targetClasses")
  private List<String> targetClasses = List.of();

  /** The classes to leave out, as in targetClasses. */
  @Parameter(property = "waymark.excludedClasses")
  private List<String> excludedClasses = List.of();

  /** Look only at classes whose sources changed since this Git commit, tag or branch. */
  @Parameter(property = "waymark.changedSince")
  private @Nullable String changedSince;

  /** What to cover or count: branch, mcdc, wm and so on, as after --criterion. */
  @Parameter(property = "waymark.criteria", defaultValue = "branch")
  private List<String> criteria = List.of();

  final String criteria() {
    return String.join(",", criteria);
  }

  /** Whether parameters leave out any class. */
  final boolean isSelecting() {
    return !targetClasses.isEmpty() || !excludedClasses.isEmpty() || changedSince != null;
  }

  /** The classes that are meant, of those there are. */
  final List<String> chosenClasses() throws MojoExecutionException {
    NamePatterns wanted = new NamePatterns(targetClasses);
    NamePatterns unwanted = new NamePatterns(excludedClasses);
    NamePatterns changed =
        new NamePatterns(changedSince == null ? List.of() : changed(changedSince));
    return classNames().stream()
        .filter(name -> wanted.isEmpty() || wanted.test(name))
        .filter(name -> !unwanted.test(name))
        .filter(name -> changedSince == null || changed.test(name))
        .toList();
  }

  /** The compiled classes with tests that are called like one of {@code patterns}. */
  final List<String> tests(List<String> patterns) throws MojoExecutionException {
    NamePatterns wanted = new NamePatterns(patterns);
    Path compiled = Path.of(project().getBuild().getTestOutputDirectory());
    return namesIn(compiled).stream()
        .filter(name -> name.indexOf('$') < 0 && wanted.test(name))
        .toList();
  }

  /** The same without generated ones. */
  final List<String> writtenTests(List<String> patterns) throws MojoExecutionException {
    return tests(patterns).stream()
        .filter(name -> !Files.exists(tests().resolve(name.replace('.', '/') + ".java")))
        .toList();
  }

  private List<String> changed(String reference) throws MojoExecutionException {
    List<Path> roots = project().getCompileSourceRoots().stream().map(Path::of).toList();
    try {
      return new ChangedSources(project().getBasedir().toPath(), roots).since(reference);
    } catch (GitException e) {
      throw new MojoExecutionException("changedSince " + reference + ": " + e.getMessage(), e);
    }
  }
}
