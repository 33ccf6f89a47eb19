package dev.waymark.report.format;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Folders with sources, of classes under test and of generated tests. */
public record SourceFolders(List<Path> folders) {
  /** No sources at all. */
  public static final SourceFolders NONE = new SourceFolders(List.of());

  public SourceFolders {
    folders = List.copyOf(folders);
  }

  /**
   * The first file with this path below one of the folders.
   *
   * @param path with slashes, such as {@code com/acme/Shop.java}
   */
  public Optional<Path> find(String path) {
    return folders.stream()
        .map(folder -> folder.resolve(path))
        .filter(file -> !path.isEmpty() && Files.isRegularFile(file))
        .findFirst();
  }

  /** The text of that file; empty if there is none or it cannot be read. */
  public Optional<String> text(String path) {
    return find(path).flatMap(SourceFolders::read);
  }

  private static Optional<String> read(Path file) {
    try {
      return Optional.of(Files.readString(file));
    } catch (MalformedInputException e) {
      return readBytes(file);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> readBytes(Path file) {
    try {
      return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
