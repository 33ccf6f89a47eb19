package dev.waymark.library.java.io;

import dev.waymark.library.Readers;
import java.io.StringReader;

/** {@link StringReader}. */
public final class StringReaderModel {
  private StringReaderModel() {}

  public static void init(StringReader self, String text) {
    Readers.begin(self, text);
  }

  public static void close(StringReader self) {
    self.close();
  }
}
