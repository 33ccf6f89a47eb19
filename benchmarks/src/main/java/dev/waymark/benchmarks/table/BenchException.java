package dev.waymark.benchmarks.table;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/** Something the user asked for that cannot be done; the message is one line that says why. */
public final class BenchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BenchException(String message) {
    super(message);
  }

  public BenchException(String message, Throwable cause) {
    super(message, cause);
  }

  /** That {@code file} cannot be written, and why. */
  public static BenchException unwritable(Path file, IOException cause) {
    return new BenchException("cannot write " + file + ": " + reason(cause), cause);
  }

  /** The message of a file system exception may be just the file. */
  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "its folder does not exist";
    }
    String reason = e instanceof FileSystemException file ? file.getReason() : e.getMessage();
    return Objects.requireNonNullElse(reason, e.getClass().getSimpleName());
  }
}
