package dev.waymark.program;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Class sources in order; the first that has a class wins. */
public record ClassPath(List<ClassSource> entries) implements ClassSource {
  public ClassPath {
    entries = List.copyOf(entries);
  }

  /**
   * Opens folders and jars, separated as the platform separates class path entries.
   *
   * @throws ProgramException if an entry does not exist or is neither folder nor jar
   */
  public static ClassPath parse(String classPath) {
    return new ClassPath(split(classPath).stream().map(ClassPath::open).toList());
  }

  /** The entries of a class path or of another list of files, without empty ones. */
  public static List<Path> split(String paths) {
    return Arrays.stream(paths.split(File.pathSeparator, -1))
        .filter(entry -> !entry.isEmpty())
        .map(ClassPath::pathOf)
        .toList();
  }

  /** The folder or jar that {@code type} was loaded from. */
  public static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path pathOf(String entry) {
    try {
      return Path.of(entry);
    } catch (InvalidPathException e) {
      throw new ProgramException("not a path: " + entry, e);
    }
  }

  /** Opens one folder or jar. */
  public static ClassSource open(Path entry) {
    if (Files.isDirectory(entry)) {
      return new FolderSource(entry);
    }
    if (!Files.exists(entry)) {
      throw new ProgramException(
          "classpath entry does not exist: " + entry + " (give a folder of classes or a jar)");
    }
    return JarSource.open(entry);
  }

  @Override
  public byte @Nullable [] find(String name) {
    for (ClassSource entry : entries) {
      byte[] bytes = entry.find(name);
      if (bytes != null) {
        return bytes;
      }
    }
    return null;
  }

  @Override
  public List<String> names() {
    return entries.stream().flatMap(e -> e.names().stream()).distinct().sorted().toList();
  }
}
