package dev.waymark.target.host;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** The folder that a target JVM runs in. What cannot be removed stays; links are not followed. */
public final class WorkingFolder {
  private WorkingFolder() {}

  /** A new and empty folder. */
  public static Path create() throws IOException {
    return Files.createTempDirectory("waymark").toRealPath();
  }

  /** Removes all that is in {@code folder}. */
  static void empty(Path folder) {
    remove(folder, folder);
  }

  /** Whether the JVM in {@code folder} has crashed, of which it leaves a report. */
  public static boolean showsCrash(Path folder) {
    String[] reports = folder.toFile().list((in, name) -> name.startsWith("hs_err_pid"));
    return reports != null && reports.length > 0;
  }

  /** Removes {@code folder} and all that is in it. */
  public static void remove(Path folder) {
    remove(folder, folder.getParent());
  }

  private static void remove(Path folder, @Nullable Path kept) {
    try {
      Files.walkFileTree(folder, new Remover(kept));
    } catch (IOException e) {
      return;
    }
  }

  private static final class Remover extends SimpleFileVisitor<Path> implements FileVisitor<Path> {
    private final @Nullable Path kept;

    Remover(@Nullable Path kept) {
      this.kept = kept;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      return remove(file);
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException problem) {
      return remove(file);
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException problem) {
      return folder.equals(kept) ? FileVisitResult.CONTINUE : remove(folder);
    }

    private static FileVisitResult remove(Path file) {
      boolean unused = file.toFile().delete();
      return FileVisitResult.CONTINUE;
    }
  }
}
