package dev.waymark.library.java.io;

import dev.waymark.library.Readers;
import dev.waymark.library.file.FileContents;
import java.io.File;
import java.io.FileReader;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;

/** {@link FileReader}. */
public final class FileReaderModel {
  private FileReaderModel() {}

  public static void init(FileReader self, File file) throws IOException {
    init(self, file, Charset.forName(self.getEncoding()));
  }

  public static void init(FileReader self, File file, Charset charset) throws IOException {
    String real = new String(Files.readAllBytes(file.toPath()), charset);
    Readers.begin(self, FileContents.text(file, real));
  }
}
