package dev.waymark.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

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
   * The lines to show once {@code text} has changed. Pieces keep their lengths. The first and the
   * last piece of a whole text stay there; any other becomes the lines most like it, or stays as it
   * is, to be edited by hand.
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
    List<String> found = mostLike(piece, text);
    return extent == Extent.PART ? String.join("\n", found).stripIndent().lines().toList() : found;
  }

  /** As many lines of {@code text} as are most like {@code piece}; itself if too few are. */
  private List<String> mostLike(List<String> piece, List<String> text) {
    List<String> best = piece;
    int most = 0;
    for (int at = 0; at + piece.size() <= text.size(); at++) {
      List<String> window = text.subList(at, at + piece.size());
      int equal = count(piece, window);
      int alike = count(blind(piece), blind(window));
      if (2 * alike > piece.size() && equal + alike > most) {
        most = equal + alike;
        best = window;
      }
    }
    return best;
  }

  private int count(List<String> piece, List<String> window) {
    return (int)
        IntStream.range(0, piece.size()).filter(i -> isSame(piece.get(i), window.get(i))).count();
  }

  /** Lines whose numbers do not matter. */
  private static List<String> blind(List<String> lines) {
    return lines.stream().map(Excerpt::withoutNumbers).toList();
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
