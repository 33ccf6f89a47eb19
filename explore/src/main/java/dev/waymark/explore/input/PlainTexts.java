package dev.waymark.explore.input;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.util.function.Predicate;

/**
 * Makes the strings of an input short and readable, as long as it keeps what is wanted of it:
 * halves are left out first, then quarters, and so on down to single characters; then characters
 * that cannot be printed are replaced. Short ones are read, solved for and changed more easily.
 */
public final class PlainTexts {
  private static final int MOST_TRIES = 48;

  /** A letter, a digit, and characters that are neither. */
  private static final String READABLE = "a0 .";

  private final Predicate<Input> isKept;
  private Input input;
  private int tries;

  private PlainTexts(Input input, Predicate<Input> isKept) {
    this.input = input;
    this.isKept = isKept;
  }

  /** The plainest that was found; {@code input} itself if none is kept. */
  public static Input of(Input input, Predicate<Input> isKept) {
    PlainTexts plain = new PlainTexts(input, isKept);
    for (Shape.Text text : Texts.in(input)) {
      plain.shorten(text);
      plain.makeReadable(text);
    }
    return plain.input;
  }

  private void shorten(Shape.Text text) {
    for (int part = string(text).length() / 2; part > 0; part /= 2) {
      for (int from = string(text).length() - part; from >= 0; from -= part) {
        String old = string(text);
        if (old.length() > 1) {
          replace(text, from, Math.min(old.length(), from + part), "");
        }
      }
    }
  }

  private void makeReadable(Shape.Text text) {
    for (int at = 0; at < string(text).length(); at++) {
      for (int i = 0; i < READABLE.length() && !isReadable(string(text).charAt(at)); i++) {
        replace(text, at, at + 1, READABLE.substring(i, i + 1));
      }
    }
  }

  private static boolean isReadable(char c) {
    return c >= ' ' && c <= '~';
  }

  private String string(Shape.Text text) {
    return text.string(input.numbers());
  }

  /** Puts {@code part} in the place of some characters, if that is kept. */
  private void replace(Shape.Text text, int from, int to, String part) {
    String old = string(text);
    String changed = old.substring(0, from) + part + old.substring(to);
    Assignment numbers = Texts.put(text, changed, input.numbers());
    if (numbers != null && tries < MOST_TRIES) {
      tries++;
      Input plainer = input.with(numbers);
      input = isKept.test(plainer) ? plainer : input;
    }
  }
}
