package dev.waymark.program;

import dev.waymark.program.source.SourceDecision;
import dev.waymark.program.source.SourceDecisions;
import dev.waymark.program.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sources in folders and jars, parsed file by file when their decisions are first asked for. */
public final class SourceRoots implements Sources {
  private final List<Path> roots;
  private final List<Path> classPath;
  private final Map<String, List<SourceDecision>> byFile = new HashMap<>();

  private SourceRoots(List<Path> roots, List<Path> classPath) {
    this.roots = roots;
    this.classPath = classPath;
  }

  /**
   * Opens folders and source jars.
   *
   * @param classPath the classes that the sources use
   * @throws ProgramException if a root does not exist or is neither folder nor jar
   */
  public static SourceRoots open(List<Path> roots, List<Path> classPath) {
    List<Path> folders = new ArrayList<>();
    roots.forEach(root -> folders.add(folderOf(root)));
    return new SourceRoots(folders, classPath);
  }

  /**
   * The folders where build tools keep the sources of {@code classPath}: of {@code
   * X/target/classes} and {@code X/build/classes/java/main} this is {@code X/src/main/java}.
   */
  public static List<Path> conventional(List<Path> classPath) {
    return classPath.stream()
        .map(SourceRoots::conventional)
        .filter(Files::isDirectory)
        .distinct()
        .toList();
  }

  private static Path conventional(Path classes) {
    String up = classes.endsWith("build/classes/java/main") ? "../../../.." : "../..";
    return classes.toAbsolutePath().resolve(up).resolve("src/main/java").normalize();
  }

  private static Path folderOf(Path root) {
    if (Files.isDirectory(root)) {
      return root;
    }
    if (!Files.exists(root)) {
      throw new ProgramException(
          "source root does not exist: " + root + " (give a folder of sources or a source jar)");
    }
    try {
      FileSystem jar = FileSystems.newFileSystem(root);
      return jar.getPath("/");
    } catch (IOException | RuntimeException e) {
      throw new ProgramException("source root is neither a folder nor a readable jar: " + root, e);
    }
  }

  @Override
  public synchronized List<SourceDecision> decisions(ClassModel owner) {
    String file = owner.sourceFile();
    if (file == null) {
      return List.of();
    }
    String folder = owner.name().substring(0, owner.name().lastIndexOf('/') + 1);
    return byFile.computeIfAbsent(folder + file, this::parse).stream()
        .filter(decision -> decision.owner().equals(owner.name()))
        .toList();
  }

  private List<SourceDecision> parse(String path) {
    for (Path root : roots) {
      Path file = root.resolve(path);
      if (Files.isRegularFile(file)) {
        SourceFile source = new SourceFile(path, read(file));
        return decisions(source);
      }
    }
    return List.of();
  }

  private List<SourceDecision> decisions(SourceFile source) {
    try {
      return SourceDecisions.parse(List.of(source), classPath).nested();
    } catch (IllegalStateException | UncheckedIOException e) {
      throw new ProgramException("cannot parse " + source.path() + ": " + e.getMessage(), e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new ProgramException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }
}
