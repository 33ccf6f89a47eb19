package dev.waymark.maven;

import dev.waymark.cli.generate.HandEdits;
import dev.waymark.maven.classes.NamePatterns;
import dev.waymark.maven.findings.FindingsException;
import dev.waymark.maven.findings.FindingsFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Copies generated tests to the project's test sources, but never over what somebody has edited.
 */
@Mojo(name = "export", threadSafe = true)
public final class ExportMojo extends ModuleMojo {
  /** The classes whose tests to copy, with * for any characters and ? for one. By default all. */
  @Parameter(property = "waymark.targetClasses")
  private List<String> targetClasses = List.of();

  /** The classes whose tests to leave out, as in targetClasses. */
  @Parameter(property = "waymark.excludedClasses")
  private List<String> excludedClasses = List.of();

  @Override
  void run() throws MojoExecutionException {
    NamePatterns wanted = new NamePatterns(targetClasses);
    NamePatterns unwanted = new NamePatterns(excludedClasses);
    try {
      int count = 0;
      for (Path file : findings().files()) {
        String type = FindingsFolder.type(file);
        if ((wanted.isEmpty() || wanted.test(type)) && !unwanted.test(type)) {
          count += export(FindingsFolder.testsOf(type, tests()));
        }
      }
      getLog().info(count + (count == 1 ? " file" : " files") + " copied to " + sources());
    } catch (FindingsException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    } catch (IOException e) {
      throw new MojoExecutionException(
          "cannot copy tests to " + sources() + ": " + e.getMessage(), e);
    }
  }

  private Path sources() {
    return Path.of(project().getBuild().getTestSourceDirectory());
  }

  private int export(List<Path> files) throws IOException {
    int count = 0;
    for (Path file : files) {
      Path copy = sources().resolve(tests().relativize(file));
      if (Files.exists(copy) && !HandEdits.isAsWritten(copy)) {
        getLog().warn("not copied: " + copy + " was edited, or is not by Waymark");
      } else {
        Files.createDirectories(Objects.requireNonNull(copy.getParent()));
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        count++;
      }
    }
    return count;
  }
}
