package dev.waymark.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A copy of one of the projects in {@code src/it}, in which real builds run.
 *
 * @param folder of the copy
 */
record Layout(Path folder) {
  private static final Path ORIGINALS = Path.of("src/it");
  private static final Path COPIES = Path.of("target/it").toAbsolutePath();
  private static final List<String> VARIABLES =
      List.of("project.version", "junit.version", "outer.repository");

  /** A new copy of project {@code name}, called {@code copy}. */
  static Layout copied(String name, String copy) {
    Path target = COPIES.resolve(copy);
    remove(target);
    try (Stream<Path> files = Files.walk(ORIGINALS.resolve(name))) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        copy(each, target.resolve(ORIGINALS.resolve(name).relativize(each)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Layout(target);
  }

  /** The settings that all builds share. */
  static Path settings() {
    Path settings = COPIES.resolve("settings.xml");
    copy(ORIGINALS.resolve("settings.xml"), settings);
    return settings;
  }

  /** The local repository that all builds share. */
  static Path repository() {
    return COPIES.resolve("repository");
  }

  private static void copy(Path file, Path copy) {
    try {
      String text = Files.readString(file);
      for (String each : VARIABLES) {
        text = text.replace("@" + each + "@", value(each));
      }
      Files.createDirectories(Objects.requireNonNull(copy.getParent()));
      Files.writeString(copy, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String value(String variable) {
    String value = Objects.requireNonNull(System.getProperty(variable), variable);
    return variable.endsWith("repository") ? Path.of(value).toUri().toString() : value;
  }

  private static void remove(Path folder) {
    try {
      if (Files.exists(folder)) {
        Files.walkFileTree(folder, new Removal());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs Maven here, with {@code arguments} as one would type them. */
  Build build(String... arguments) {
    return Build.run(folder, List.of(arguments));
  }

  Path path(String relative) {
    return folder.resolve(relative);
  }

  /** The text of a file that must be there. */
  String text(String relative) {
    try {
      return Files.readString(path(relative));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void write(String relative, String text) {
    try {
      Files.createDirectories(Objects.requireNonNull(path(relative).getParent()));
      Files.writeString(path(relative), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Changes a file that has {@code old} in it. */
  void replace(String relative, String old, String replacement) {
    String text = text(relative);
    if (!text.contains(old)) {
      throw new IllegalArgumentException(relative + " has no " + old);
    }
    write(relative, text.replace(old, replacement));
  }

  private static final class Removal extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.delete(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e)
        throws IOException {
      Files.delete(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
