package dev.waymark.path.defuse;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Reads the lists of what is not covered: a name, a colon and the reason on each line. */
final class Listed {
  private Listed() {}

  static Map<String, String> in(String file) {
    Map<String, String> entries = new TreeMap<>();
    try (InputStream in = Objects.requireNonNull(Listed.class.getResourceAsStream(file))) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .forEach(
              line -> entries.put(line.replaceFirst(": .*", ""), line.replaceFirst(".*?: ", "")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return entries;
  }
}
