package dev.waymark.maven.classes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder of compiled classes, which need not exist. */
public record ClassFolder(Path path) {
  private static final String ENDING = ".class";

  /**
   * The names of its classes, nested ones included, in order: {@code com.acme.Invoice$Line}.
   *
   * @throws IOException if it cannot be read
   */
  public List<String> names() throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(path)) {
      return files
          .map(file -> path.relativize(file))
          .filter(file -> !file.startsWith("META-INF"))
          .map(ClassFolder::name)
          .filter(name -> !name.isEmpty() && !isInfo(name))
          .sorted()
          .toList();
    }
  }

  private static String name(Path file) {
    String text = file.toString();
    return text.endsWith(ENDING)
        ? text.substring(0, text.length() - ENDING.length()).replaceAll("[/\\\\]", ".")
        : "";
  }

  private static boolean isInfo(String name) {
    return name.equals("module-info") || name.endsWith("package-info");
  }
}
