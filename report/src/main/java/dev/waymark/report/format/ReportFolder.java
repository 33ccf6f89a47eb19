package dev.waymark.report.format;

import dev.waymark.program.ProgramException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
   * Writes a file as UTF-8, with a question mark for half a character.
   *
   * @param name below the folder, with slashes
   * @throws ProgramException if that is impossible; then the file is as it was
   */
  public void write(String name, String text) {
    Path file = folder.resolve(name);
    Path unfinished = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(unfinished, text.getBytes(StandardCharsets.UTF_8));
      Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      unfinished.toFile().delete();
      throw new ProgramException("cannot write " + file + ": " + reason(e), e);
    }
    written.add(file);
  }

  /** Writes maps, lists and simple values as indented JSON. */
  public void writeJson(String name, Object data) {
    write(name, IndentedJson.of(data));
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
