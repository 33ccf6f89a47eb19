package dev.waymark.library.java.io;

import dev.waymark.library.Readers;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** {@link BufferedReader}. */
public final class BufferedReaderModel {
  private BufferedReaderModel() {}

  public static void init(BufferedReader self, Reader inner) {
    Readers.wrap(self, inner);
  }

  public static @Nullable String readLine(BufferedReader self) throws IOException {
    return Readers.readLine(self);
  }
}
