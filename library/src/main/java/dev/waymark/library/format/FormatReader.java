package dev.waymark.library.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes a format apart, which is concrete. */
final class FormatReader {
  private static final String FLAGS = "-0+,";
  private static final int MOST_DIGITS = 4;

  private final String pattern;
  private final List<Piece> pieces = new ArrayList<>();
  private int place;
  private int next;

  private FormatReader(String pattern) {
    this.pattern = pattern;
  }

  /** The pieces of {@code pattern}; null if there is something in it that is left to the JDK. */
  static @Nullable List<Piece> read(String pattern) {
    FormatReader reader = new FormatReader(pattern);
    while (reader.place < pattern.length()) {
      if (!(reader.isAt('%') ? reader.conversion() : reader.plain())) {
        return null;
      }
    }
    return reader.pieces;
  }

  private boolean isAt(char c) {
    return place < pattern.length() && pattern.charAt(place) == c;
  }

  private boolean plain() {
    int end = pattern.indexOf('%', place);
    int to = end < 0 ? pattern.length() : end;
    pieces.add(Piece.plain(pattern.substring(place, to)));
    place = to;
    return true;
  }

  private boolean conversion() {
    place++;
    if (isAt('n') || isAt('%')) {
      pieces.add(Piece.plain(isAt('n') ? System.lineSeparator() : "%"));
      place++;
      return true;
    }
    int argument = index();
    String flags = flags();
    int width = number();
    int precision = -1;
    if (isAt('.')) {
      place++;
      precision = number();
      if (precision < 0) {
        return false;
      }
    }
    if (place == pattern.length() || "sdxcb".indexOf(pattern.charAt(place)) < 0) {
      return false;
    }
    char conversion = pattern.charAt(place++);
    int number = argument < 0 ? next++ : argument;
    pieces.add(new Piece("", number, flags, Math.max(width, 0), precision, conversion));
    return true;
  }

  /** The number of an argument that is named; -1 if the next one is meant. */
  private int index() {
    int start = place;
    int index = isAt('0') ? -1 : number();
    if (index > 0 && isAt('$')) {
      place++;
      return index - 1;
    }
    place = start;
    return -1;
  }

  private String flags() {
    int start = place;
    while (place < pattern.length() && FLAGS.indexOf(pattern.charAt(place)) >= 0) {
      place++;
    }
    return pattern.substring(start, place);
  }

  /** The number that stands here; -1 if there is none. Behind a long one, nothing is known. */
  private int number() {
    int start = place;
    int number = 0;
    while (place < pattern.length()
        && pattern.charAt(place) >= '0'
        && pattern.charAt(place) <= '9') {
      number = number * 10 + pattern.charAt(place++) - '0';
      if (place - start > MOST_DIGITS) {
        place = pattern.length();
      }
    }
    return place == start ? -1 : number;
  }
}
