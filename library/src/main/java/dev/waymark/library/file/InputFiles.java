package dev.waymark.library.file;

import dev.waymark.library.text.Text;
import dev.waymark.probe.Symbolic;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes files that are inputs, in the folder that the run may use. Tests have a folder for it. */
public final class InputFiles {
  /** What the file is called. */
  public static final String NAME = "file.txt";

  private InputFiles() {}

  /** One within the folder of the run, for the code may remove it. */
  private static Path folder() {
    try {
      return Files.createDirectories(Path.of("folder").toAbsolutePath());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A file with this content. */
  public static Path path(String content) throws IOException {
    Path file = Files.writeString(folder().resolve(NAME), content);
    FileContents.hold(file, content);
    return file;
  }

  /** What has this name; there may be nothing, and the empty name is that of the folder. */
  public static Path pathNamed(String name) {
    if (Text.carries(name)) {
      Symbolic.lose();
    }
    return folder().resolve(name);
  }

  /** As {@link #path}. */
  public static File file(String content) throws IOException {
    File file = path(content).toFile();
    FileContents.hold(file, content);
    return file;
  }

  /** As {@link #pathNamed}. */
  public static File fileNamed(String name) {
    return pathNamed(name).toFile();
  }
}
