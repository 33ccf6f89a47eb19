package dev.waymark.library.file;

import dev.waymark.library.Readers;
import dev.waymark.library.text.Text;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is in files whose content is symbolic. The file itself is read, too: where it has something
 * else, because somebody has written to it, the content is lost.
 */
public final class FileContents {
  private FileContents() {}

  /** The content of the file that an object stands for. */
  private record Content(String text) {}

  /** {@code file} stands for a new file with this text. */
  public static void hold(Object file, String text) {
    if (Text.carries(text)) {
      Carriers.put(file, new Content(text));
    }
  }

  /** Whether it stands for a file whose content is symbolic. */
  public static boolean isHeld(Object file) {
    return Carriers.contents(file) instanceof Content;
  }

  /** {@code same}, a new object, stands for the file that {@code file} stands for. */
  public static <T> T handOn(Object file, T same) {
    if (Carriers.contents(file) instanceof Content content && same != file) {
      Carriers.put(same, content);
    }
    return same;
  }

  /** The text of {@code file}, in which {@code real} was found. */
  public static String text(Object file, String real) {
    if (!(Carriers.contents(file) instanceof Content content)) {
      return real;
    }
    if (content.text.equals(real)) {
      return content.text;
    }
    Symbolic.lose();
    return real;
  }

  /** A reader of {@code text}. */
  public static BufferedReader reader(String text) {
    StringReader inner = new StringReader(text);
    Readers.begin(inner, text);
    BufferedReader reader = new BufferedReader(inner);
    Readers.wrap(reader, inner);
    return reader;
  }

  /** The lines of {@code text}. */
  public static List<@Nullable Object> lines(String text) throws IOException {
    List<@Nullable Object> lines = new ArrayList<>();
    BufferedReader reader = reader(text);
    for (String line = Readers.readLine(reader); line != null; line = Readers.readLine(reader)) {
      lines.add(line);
    }
    return lines;
  }
}
