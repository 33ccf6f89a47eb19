package dev.waymark.target.host;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Drops all that is printed without even encoding it; objects are asked for their text, though. */
@SuppressWarnings("AnnotateFormatMethod") // as in PrintStream
final class SilentStream extends PrintStream {
  SilentStream() {
    super(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
  }

  @Override
  public void print(@Nullable String text) {}

  @Override
  public void print(char[] text) {}

  @Override
  public void print(@Nullable Object value) {
    String unused = String.valueOf(value);
  }

  @Override
  public void println(@Nullable String text) {}

  @Override
  public void println(char[] text) {}

  @Override
  public void println(@Nullable Object value) {
    print(value);
  }

  @Override
  public PrintStream format(String format, @Nullable Object... arguments) {
    String unused = String.format(format, arguments);
    return this;
  }

  @Override
  public PrintStream format(@Nullable Locale locale, String format, @Nullable Object... arguments) {
    String unused = String.format(locale, format, arguments);
    return this;
  }

  @Override
  public PrintStream append(@Nullable CharSequence text) {
    print(text);
    return this;
  }

  @Override
  public void write(byte[] bytes, int start, int length) {}
}
