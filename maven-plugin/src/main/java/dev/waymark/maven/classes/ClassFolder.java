package dev.waymark.maven.classes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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

  /** What identifies the bytes of class {@code name}; empty if it cannot be read. */
  public String sha256(String name) {
    try {
      byte[] bytes = Files.readAllBytes(path.resolve(name.replace('.', '/') + ENDING));
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (IOException e) {
      return "";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
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
