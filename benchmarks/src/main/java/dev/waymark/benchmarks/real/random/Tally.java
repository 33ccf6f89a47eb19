package dev.waymark.benchmarks.real.random;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * How far the calls got.
 *
 * @param next the number of the next call
 * @param kept calls that cover a branch that none before them does
 * @param stopped calls that took too long
 */
record Tally(long next, int kept, int stopped) {
  static final Tally NONE = new Tally(0, 0, 0);

  Tally afterCall() {
    return new Tally(next + 1, kept, stopped);
  }

  Tally withKept() {
    return new Tally(next, kept + 1, stopped);
  }

  Tally withStopped() {
    return new Tally(next, kept, stopped + 1);
  }

  void write(Path file) throws IOException {
    Properties properties = new Properties();
    properties.setProperty("next", String.valueOf(next));
    properties.setProperty("kept", String.valueOf(kept));
    properties.setProperty("stopped", String.valueOf(stopped));
    try (Writer writer = Files.newBufferedWriter(file)) {
      properties.store(writer, null);
    }
  }

  /** What was written; none if the file does not exist. */
  static Tally read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return NONE;
    }
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return new Tally(
        Long.parseLong(properties.getProperty("next", "0")),
        Integer.parseInt(properties.getProperty("kept", "0")),
        Integer.parseInt(properties.getProperty("stopped", "0")));
  }
}
