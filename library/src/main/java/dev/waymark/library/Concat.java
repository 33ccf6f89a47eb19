package dev.waymark.library;

import dev.waymark.library.text.Text;
import org.jspecify.annotations.Nullable;

/** Concatenation of strings, piece by piece. Entry points of instrumented code. */
public final class Concat {
  private Concat() {}

  public static Buffer start() {
    return new Buffer();
  }

  public static Buffer add(Buffer buffer, int value) {
    buffer.append(Digits.of(value));
    return buffer;
  }

  public static Buffer add(Buffer buffer, long value) {
    buffer.append(Digits.of(value));
    return buffer;
  }

  public static Buffer add(Buffer buffer, char value) {
    buffer.append(value);
    return buffer;
  }

  public static Buffer add(Buffer buffer, boolean value) {
    return add(buffer, value ? "true" : "false");
  }

  /** What a symbolic number looks like is lost. */
  public static Buffer add(Buffer buffer, float value) {
    return add(buffer, String.valueOf(value));
  }

  /** What a symbolic number looks like is lost. */
  public static Buffer add(Buffer buffer, double value) {
    return add(buffer, String.valueOf(value));
  }

  public static Buffer add(Buffer buffer, @Nullable String value) {
    buffer.append(Text.of(value == null ? "null" : value));
    return buffer;
  }

  public static Buffer add(Buffer buffer, @Nullable Object value) {
    return add(buffer, ObjectText.of(value));
  }

  public static String finish(Buffer buffer) {
    return buffer.toString();
  }
}
