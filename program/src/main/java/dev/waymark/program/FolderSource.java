package dev.waymark.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Class files below a folder; the folder may be on any file system. */
record FolderSource(Path root) implements ClassSource {
  @Override
  public byte @Nullable [] find(String name) {
    try {
      Path file = root.resolve(name + ".class");
      return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
    } catch (InvalidPathException e) { // code may ask for a class of any name
      return null;
    } catch (IOException e) {
      throw new ProgramException("cannot read class " + name + ": " + e.getMessage(), e);
    }
  }

  @Override
  public List<String> names() {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(this::nameOf)
          .filter(ClassNames::isClass)
          .map(ClassNames::strip)
          .sorted()
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new ProgramException("cannot list " + root + ": " + e.getMessage(), e);
    }
  }

  @Override
  public List<Path> places() {
    return root.getFileSystem().equals(FileSystems.getDefault()) ? List.of(root) : List.of();
  }

  @Override
  public @Nullable Path place(String name) {
    return places().isEmpty() || find(name) == null ? null : root;
  }

  private String nameOf(Path file) {
    return root.relativize(file).toString().replace(root.getFileSystem().getSeparator(), "/");
  }
}
