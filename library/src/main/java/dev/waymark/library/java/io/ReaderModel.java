package dev.waymark.library.java.io;

import dev.waymark.library.Readers;
import java.io.IOException;
import java.io.Reader;

/** {@link Reader}. */
public final class ReaderModel {
  private ReaderModel() {}

  public static int read(Reader self) throws IOException {
    return Readers.read(self);
  }

  public static int read(Reader self, char[] buffer) throws IOException {
    return Readers.read(self, buffer, 0, buffer.length);
  }

  public static int read(Reader self, char[] buffer, int start, int length) throws IOException {
    return Readers.read(self, buffer, start, length);
  }

  public static void close(Reader self) throws IOException {
    self.close();
  }
}
