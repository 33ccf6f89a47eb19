package dev.waymark.library.java.nio.file;

import dev.waymark.library.file.FileContents;
import java.io.File;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** {@link Path}: names do not depend on what is in a file. */
public final class PathModel {
  private PathModel() {}

  public static File toFile(Path self) {
    return FileContents.handOn(self, self.toFile());
  }

  public static Path toAbsolutePath(Path self) {
    return FileContents.handOn(self, self.toAbsolutePath());
  }

  public static Path normalize(Path self) {
    return FileContents.handOn(self, self.normalize());
  }

  public static @Nullable Path getFileName(Path self) {
    return self.getFileName();
  }

  public static @Nullable Path getParent(Path self) {
    return self.getParent();
  }

  public static String toString(Path self) {
    return self.toString();
  }
}
