package dev.waymark.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines that a page shows of a longer text. A line {@code ...} (or {@code // ...}, as in Java)
 * stands for any number of lines, none included.
 *
 * @param lines what the page shows
 * @param extent how much of the text they stand for
 */
record Excerpt(List<String> lines, Extent extent) {
  /** How much of the text an excerpt stands for. */
  enum Extent {
    /** All of it, with gaps at the dots alone. */
    WHOLE,
    /** Some lines in the middle, which may be indented otherwise. */
    PART
  }

  Excerpt {
    lines = List.copyOf(lines);
  }

  /** Whether {@code text} is what the page shows. */
  boolean matches(List<String> text) {
    List<List<String>> pieces = pieces();
    int from = 0;
    for (int i = 0; i < pieces.size(); i++) {
      List<String> piece = pieces.get(i);
      int at = isTail(i) ? text.size() - piece.size() : find(piece, text, from);
      if (at < from || (isHead(i) && at != 0) || !isAt(piece, text, at)) {
        return false;
      }
      from = at + piece.size();
    }
    return extent == Extent.PART || from == text.size();
  }

  /**
   * The lines to show once {@code text} has changed. The first and the last piece of a whole text
   * keep their lengths; any other piece keeps its first and its last line, but for numbers, and
   * stays as it is if the text has them no more.
   */
  List<String> updated(List<String> text) {
    List<List<String>> pieces = pieces();
    if (pieces.size() == 1 && extent == Extent.WHOLE) {
      return text;
    }
    List<String> result = new ArrayList<>();
    List<String> dots = lines.stream().filter(Excerpt::isGap).toList();
    for (int i = 0; i < pieces.size(); i++) {
      result.addAll(updated(i, pieces.get(i), text));
      if (i < dots.size()) {
        result.add(dots.get(i));
      }
    }
    return result;
  }

  private List<String> updated(int index, List<String> piece, List<String> text) {
    int size = Math.min(piece.size(), text.size());
    if (piece.isEmpty()) {
      return piece;
    }
    if (isHead(index)) {
      return text.subList(0, size);
    }
    if (isTail(index)) {
      return text.subList(text.size() - size, text.size());
    }
    int first = findLike(piece.get(0), text, 0);
    int last = first < 0 ? -1 : findLike(piece.get(piece.size() - 1), text, first);
    return last < 0 ? piece : text.subList(first, last + 1);
  }

  /** Where {@code line} is, if need be with other numbers. */
  private int findLike(String line, List<String> text, int from) {
    int exactly = find(List.of(line), text, from);
    List<String> blind = text.stream().map(Excerpt::withoutNumbers).toList();
    return exactly >= 0 ? exactly : find(List.of(withoutNumbers(line)), blind, from);
  }

  private static String withoutNumbers(String line) {
    return line.replaceAll("\\d+", "0");
  }

  private boolean isHead(int piece) {
    return extent == Extent.WHOLE && piece == 0;
  }

  private boolean isTail(int piece) {
    return extent == Extent.WHOLE && piece == pieces().size() - 1 && piece > 0;
  }

  /** What stands before, between and after the gaps. */
  private List<List<String>> pieces() {
    List<List<String>> pieces = new ArrayList<>(List.of(new ArrayList<>()));
    for (String line : lines) {
      if (isGap(line)) {
        pieces.add(new ArrayList<>());
      } else {
        pieces.get(pieces.size() - 1).add(line);
      }
    }
    return pieces;
  }

  private static boolean isGap(String line) {
    return line.strip().equals("...") || line.strip().equals("// ...");
  }

  private int find(List<String> piece, List<String> text, int from) {
    int at = from;
    while (at + piece.size() <= text.size() && !isAt(piece, text, at)) {
      at++;
    }
    return at + piece.size() <= text.size() ? at : -1;
  }

  private boolean isAt(List<String> piece, List<String> text, int at) {
    if (at < 0 || at + piece.size() > text.size()) {
      return false;
    }
    for (int i = 0; i < piece.size(); i++) {
      if (!isSame(piece.get(i), text.get(at + i))) {
        return false;
      }
    }
    return true;
  }

  private boolean isSame(String shown, String real) {
    return extent == Extent.PART
        ? shown.strip().equals(real.strip())
        : shown.stripTrailing().equals(real.stripTrailing());
  }
}
