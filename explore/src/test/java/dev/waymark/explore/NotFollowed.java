package dev.waymark.explore;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The methods of which not all paths are compared, each with the reason met first, as {@code
 * not-followed.txt} lists them: the interpreter cannot follow a path, there are too many, or
 * solvers give up. The list is exact: one entry more or less fails the test of the class it belongs
 * to.
 */
final class NotFollowed {
  private static final String SEPARATOR = ": ";

  private NotFollowed() {}

  /** The listed methods of a class, and why they are not followed. */
  static Map<String, String> of(String type) {
    Map<String, String> reasons = new TreeMap<>();
    for (String line : lines()) {
      if (typeOf(line).equals(type)) {
        int end = line.indexOf(SEPARATOR);
        reasons.put(line.substring(0, end), line.substring(end + SEPARATOR.length()));
      }
    }
    return reasons;
  }

  /** The classes of all listed methods. */
  static List<String> types() {
    return lines().stream().map(NotFollowed::typeOf).distinct().toList();
  }

  private static String typeOf(String line) {
    return line.substring(0, line.indexOf('#'));
  }

  private static List<String> lines() {
    try (InputStream in =
        Objects.requireNonNull(NotFollowed.class.getResourceAsStream("not-followed.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
