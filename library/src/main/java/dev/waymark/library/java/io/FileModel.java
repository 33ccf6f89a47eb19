package dev.waymark.library.java.io;

import dev.waymark.library.file.FileContents;
import java.io.File;
import java.nio.file.Path;

/** {@link File}: names do not depend on what is in a file, nor does it whether it is there. */
public final class FileModel {
  private FileModel() {}

  public static Path toPath(File self) {
    return FileContents.handOn(self, self.toPath());
  }

  public static String getName(File self) {
    return self.getName();
  }

  public static String getPath(File self) {
    return self.getPath();
  }

  public static String toString(File self) {
    return self.toString();
  }

  public static boolean exists(File self) {
    return self.exists();
  }

  public static boolean isFile(File self) {
    return self.isFile();
  }

  public static boolean isDirectory(File self) {
    return self.isDirectory();
  }

  public static boolean canRead(File self) {
    return self.canRead();
  }
}
