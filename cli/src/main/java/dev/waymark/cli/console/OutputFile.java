package dev.waymark.cli.console;

import dev.waymark.program.ProgramException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes results so that a file is there as a whole or not at all. */
public final class OutputFile {
  private OutputFile() {}

  /**
   * Writes {@code text} to {@code file}, whose folder is made if need be.
   *
   * @throws ProgramException if that is impossible; then {@code file} is as it was
   */
  public static void write(Path file, String text) {
    Path unfinished = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(unfinished, text);
      Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      unfinished.toFile().delete();
      throw new ProgramException("cannot write " + file + ": " + reason(e), e);
    }
  }

  /** The message of a file system exception may be just the file. */
  private static String reason(IOException e) {
    if (e instanceof FileSystemException problem) {
      String reason = problem.getReason();
      return reason == null ? problem.getClass().getSimpleName() : reason;
    }
    return String.valueOf(e.getMessage());
  }
}
