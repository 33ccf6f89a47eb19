package dev.waymark.report.format;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.program.ProgramException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** The folder that reports go to. A file is there as a whole or not at all. */
public final class ReportFolder {
  private final Path folder;
  private final List<Path> written = new ArrayList<>();

  public ReportFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Writes a file as UTF-8.
   *
   * @param name below the folder, with slashes
   * @throws ProgramException if that is impossible; then the file is as it was
   */
  public void write(String name, String text) {
    Path file = folder.resolve(name);
    Path unfinished = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(unfinished, text);
      Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      unfinished.toFile().delete();
      throw new ProgramException("cannot write " + file + ": " + reason(e), e);
    }
    written.add(file);
  }

  /** Writes maps, lists and simple values as indented JSON. */
  public void writeJson(String name, Object data) {
    try {
      String text =
          JSON.std
              .with(JSON.Feature.PRETTY_PRINT_OUTPUT, JSON.Feature.WRITE_NULL_PROPERTIES)
              .asString(data);
      write(name, text + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The files that were written, in order. */
  public List<Path> written() {
    return List.copyOf(written);
  }

  private static String reason(IOException e) {
    if (e instanceof FileSystemException problem) {
      String reason = problem.getReason();
      return reason == null ? problem.getClass().getSimpleName() : reason;
    }
    return String.valueOf(e.getMessage());
  }
}
