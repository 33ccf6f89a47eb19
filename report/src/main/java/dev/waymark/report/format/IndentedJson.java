package dev.waymark.report.format;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Maps, lists and simple values as JSON. */
public final class IndentedJson {
  private IndentedJson() {}

  /** Indented JSON that ends with a line break, and that every encoding of Unicode can write. */
  public static String of(Object data) {
    try {
      String text =
          JSON.std
              .with(JSON.Feature.PRETTY_PRINT_OUTPUT, JSON.Feature.WRITE_NULL_PROPERTIES)
              .asString(data);
      return withoutHalves(text) + "\n";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Halves of characters, which strings of Java may have, as escapes. */
  private static String withoutHalves(String text) {
    StringBuilder whole = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            each -> {
              if (each >= Character.MIN_SURROGATE && each <= Character.MAX_SURROGATE) {
                whole.append(String.format("\\u%04x", each));
              } else {
                whole.appendCodePoint(each);
              }
            });
    return whole.toString();
  }
}
