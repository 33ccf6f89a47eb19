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
   * Opens folders and jars, separated as the platform separates class path entries; see {@link
   * ClassPathEntries}.
   *
   * @throws ProgramException if no entry can be used
   */
  public static ClassPath parse(String classPath) {
    return ClassPathEntries.of(classPath).open();
  }

  /** The entries of a list of files, without empty ones. */
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

  @Override
  public List<Path> places() {
    return entries.stream().flatMap(entry -> entry.places().stream()).distinct().toList();
  }

  @Override
  public @Nullable Path place(String name) {
    ClassSource owner = owner(name);
    return owner == null ? null : owner.place(name);
  }

  @Override
  public boolean isClosed(String name) {
    ClassSource owner = owner(name);
    return owner != null && owner.isClosed(name);
  }

  /** The entry that has the class. */
  private @Nullable ClassSource owner(String name) {
    for (ClassSource entry : entries) {
      if (entry.find(name) != null) {
        return entry;
      }
    }
    return null;
  }
}
