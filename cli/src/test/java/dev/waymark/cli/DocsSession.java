package dev.waymark.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Runs the commands of a page as a reader would in the root of the checkout, one after the other.
 * What they write below {@code target/} goes to a folder of its own, and is there for the next.
 */
final class DocsSession {
  private static final Path ROOT = Path.of("..");

  /** What a page may show, and nobody can compare: it takes long, or prints times. */
  private static final Set<String> NOT_RUN = Set.of("./bench", "mvn", "git");

  private final Path folder;

  DocsSession(Path folder) {
    this.folder = folder;
  }

  /** Whether the output of {@code command} can be compared. */
  static boolean canRun(String command) {
    return !NOT_RUN.contains(words(command).get(0));
  }

  /** What {@code command} prints: results, then complaints. */
  List<String> run(String command) throws IOException {
    List<String> words = words(command);
    if (words.get(0).equals("cat")) {
      return read(words.get(1));
    }
    if (!words.get(0).equals("./waymark")) {
      throw new IOException("not a command that a page may show: " + command);
    }
    Execution execution = Execution.of(arguments(words).toArray(new String[0]));
    return lines((execution.out() + execution.err()).replace(folder + "/", "").replace("../", ""));
  }

  /** The text of a file of the checkout, or of one that a command has written. */
  List<String> read(String file) throws IOException {
    return lines(Files.readString(place(file)));
  }

  private Path place(String file) {
    return (file.startsWith("target/") ? folder : ROOT).resolve(file);
  }

  private static List<String> lines(String text) {
    return text.stripTrailing().lines().toList();
  }

  static List<String> words(String command) {
    return Arrays.stream(command.split(" +"))
        .map(word -> word.replaceAll("^'(.*)'$", "$1"))
        .toList();
  }

  private List<String> arguments(List<String> words) {
    List<String> arguments = new ArrayList<>();
    words.subList(1, words.size()).forEach(word -> arguments.add(placed(word)));
    switch (words.get(1)) {
      case "generate" -> {
        add(arguments, "--out", "target/generated-test-sources/waymark");
        add(arguments, "--results", "target/waymark");
      }
      case "plot" -> add(arguments, "--out", "coverage.svg");
      default -> {}
    }
    return arguments;
  }

  private void add(List<String> arguments, String option, String file) {
    if (!arguments.contains(option)) {
      arguments.addAll(List.of(option, folder.resolve(file).toString()));
    }
  }

  /** Paths of a reader in the root, as paths of this process. */
  private String placed(String word) {
    return Arrays.stream(word.split(":", -1))
        .map(this::placedPart)
        .collect(Collectors.joining(":"));
  }

  private String placedPart(String part) {
    boolean isPlace = part.startsWith("target/") || part.startsWith("examples/");
    return isPlace ? place(part).toString() : part;
  }
}
