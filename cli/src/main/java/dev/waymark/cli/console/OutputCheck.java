package dev.waymark.cli.console;

import dev.waymark.program.ProgramException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Refuses places that results cannot be written to, before any work is done for them. */
public final class OutputCheck {
  private OutputCheck() {}

  /**
   * Checks that {@code folder} is one, or can be made.
   *
   * @param option what the user calls it
   * @throws ProgramException if not
   */
  public static void folder(String option, Path folder) {
    checkAbove(option, folder, folder.toAbsolutePath());
  }

  /** Checks that {@code above} is a folder or can be made, so that {@code path} can be written. */
  private static void checkAbove(String option, Path path, Path above) {
    Path existing = above;
    while (existing != null && !Files.exists(existing, LinkOption.NOFOLLOW_LINKS)) {
      existing = existing.getParent();
    }
    if (existing == null || !Files.isDirectory(existing)) {
      throw refused(option, path, existing + " is not a folder (give another)");
    }
    if (!isWritable(existing)) {
      throw refused(option, path, existing + " is not writable (give another)");
    }
  }

  /** Whether a file can be made there: rights alone do not tell, for instance of {@code /proc}. */
  private static boolean isWritable(Path folder) {
    try {
      Files.delete(Files.createTempFile(folder, ".waymark", null));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Checks that {@code file} can be written.
   *
   * @param option what the user calls it
   * @throws ProgramException if not
   */
  public static void file(String option, Path file) {
    if (Files.isDirectory(file)) {
      throw refused(option, file, "it is a folder (give a file)");
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw refused(option, file, "it is not writable (give another)");
    }
    Path parent = file.toAbsolutePath().getParent();
    if (parent == null) {
      throw refused(option, file, "it is a folder (give a file)");
    }
    checkAbove(option, file, parent);
  }

  private static ProgramException refused(String option, Path path, String reason) {
    return new ProgramException("cannot write " + option + " " + path + ": " + reason);
  }
}
