package dev.waymark.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Results as JSON. */
final class JsonText {
  private JsonText() {}

  /** Maps, lists and simple values as indented JSON that ends with a line break. */
  static String of(Object data) {
    try {
      return JSON.std
              .with(JSON.Feature.PRETTY_PRINT_OUTPUT, JSON.Feature.WRITE_NULL_PROPERTIES)
              .asString(data)
          + "\n";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
