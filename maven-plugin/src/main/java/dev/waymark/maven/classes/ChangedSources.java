package dev.waymark.maven.classes;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The Java sources of a module that changed since a commit, new files included that nobody has
 * added yet.
 *
 * @param module the folder of the module
 * @param roots the folders of its sources
 */
public record ChangedSources(Path module, List<Path> roots) {
  private static final String ENDING = ".java";

  /**
   * The classes that changed files are named for.
   *
   * @param reference a commit, a tag or a branch
   * @throws GitException if Git does not know it, or this is not a checkout
   */
  public List<String> since(String reference) throws GitException {
    List<String> files =
        new ArrayList<>(git("diff", "--name-only", "--relative", "-z", reference, "--"));
    files.addAll(git("ls-files", "--others", "--exclude-standard", "-z"));
    TreeSet<String> names = new TreeSet<>();
    for (String file : files) {
      if (file.endsWith(ENDING)) {
        roots.stream()
            .filter(root -> module.resolve(file).startsWith(root))
            .forEach(root -> names.add(name(root.relativize(module.resolve(file)))));
      }
    }
    return List.copyOf(names);
  }

  private static String name(Path source) {
    String text = source.toString();
    return text.substring(0, text.length() - ENDING.length()).replaceAll("[/\\\\]", ".");
  }

  private List<String> git(String... arguments) throws GitException {
    List<String> command = new ArrayList<>(List.of("git", "-C", module.toString()));
    command.addAll(List.of(arguments));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new GitException(firstLine(output));
      }
      return List.of(output.split("\0", -1));
    } catch (IOException e) {
      throw new GitException("git cannot be run: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new GitException("interrupted");
    }
  }

  private static String firstLine(String output) {
    return output.lines().findFirst().orElse("git fails");
  }
}
