package dev.waymark.program;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The entries of a class path as {@code java} reads them: {@code lib/*} stands for the jars of a
 * folder, the manifest of a jar may name more, and what does not exist is ignored. Unlike {@code
 * java}, this ignores empty entries, too, which would stand for the current folder.
 *
 * @param places the folders and jars, in order
 * @param warnings what is ignored, in one line each
 */
public record ClassPathEntries(List<Path> places, List<String> warnings) {
  private static final String ALL = "*";

  public ClassPathEntries {
    places = List.copyOf(places);
    warnings = List.copyOf(warnings);
  }

  /**
   * Reads {@code classPath}.
   *
   * @throws ProgramException if it has entries, and none can be used
   */
  public static ClassPathEntries of(String classPath) {
    return of(List.of(), classPath);
  }

  /** Reads {@code classPath}, whose entries come after {@code first}. */
  public static ClassPathEntries of(List<Path> first, String classPath) {
    Reading reading = new Reading();
    first.forEach(reading::add);
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      reading.add(entry);
    }
    if (reading.places.isEmpty() && !reading.warnings.isEmpty()) {
      throw new ProgramException(reading.warnings.get(0) + " (give a folder of classes or a jar)");
    }
    return new ClassPathEntries(List.copyOf(reading.places), reading.warnings);
  }

  /** The classes in all places. */
  public ClassPath open() {
    return new ClassPath(places.stream().map(ClassPath::open).toList());
  }

  /** What was read so far. */
  private static final class Reading {
    final Set<Path> places = new LinkedHashSet<>();
    final List<String> warnings = new ArrayList<>();

    void add(String entry) {
      if (entry.isEmpty()) {
        return;
      }
      if (entry.equals(ALL) || entry.endsWith("/" + ALL) || entry.endsWith(File.separator + ALL)) {
        addJars(entry);
      } else {
        add(pathOf(entry));
      }
    }

    private static Path pathOf(String entry) {
      try {
        return Path.of(entry);
      } catch (InvalidPathException e) {
        throw new ProgramException("not a path: " + entry, e);
      }
    }

    private void addJars(String entry) {
      Path folder = pathOf(entry.substring(0, entry.length() - 1));
      int before = places.size();
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.list(folder)) {
          files.filter(Reading::isJar).sorted().forEach(this::add);
        } catch (IOException e) {
          throw new ProgramException("cannot list " + folder + ": " + e.getMessage(), e);
        }
      }
      if (places.size() == before) {
        warnings.add("classpath entry has no jars: " + entry);
      }
    }

    private static boolean isJar(Path file) {
      String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
      return name.endsWith(".jar") && Files.isRegularFile(file);
    }

    void add(Path place) {
      if (Files.isDirectory(place)) {
        places.add(place);
      } else if (!Files.exists(place)) {
        warnings.add("classpath entry does not exist: " + place);
      } else if (!places.contains(place)) {
        addJar(place);
      }
    }

    private void addJar(Path jar) {
      try {
        List<Path> more = JarSource.open(jar).classPath();
        places.add(jar);
        more.stream().filter(Files::exists).forEach(this::add);
      } catch (ProgramException e) {
        warnings.add(String.valueOf(e.getMessage()));
      }
    }
  }
}
