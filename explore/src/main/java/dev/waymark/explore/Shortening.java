package dev.waymark.explore;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Assignment;
import java.util.function.Predicate;

/**
 * Makes the strings of an input shorter, as long as it keeps what is wanted of it: halves are left
 * out first, then quarters, and so on down to single characters. Short ones are read, solved for
 * and changed more easily.
 */
final class Shortening {
  /** What is not longer stays as it is. */
  private static final int SHORT = 1;

  private static final int MOST_TRIES = 48;

  private final Predicate<Input> isKept;
  private Input input;
  private int tries;

  private Shortening(Input input, Predicate<Input> isKept) {
    this.input = input;
    this.isKept = isKept;
  }

  /** The shortest that was found; {@code input} itself if none is kept. */
  static Input of(Input input, Predicate<Input> isKept) {
    Shortening shortening = new Shortening(input, isKept);
    Texts.in(input).forEach(shortening::shorten);
    return shortening.input;
  }

  private void shorten(Shape.Text text) {
    for (int part = length(text) / 2; part > 0; part /= 2) {
      for (int from = length(text) - part; from >= 0; from -= part) {
        if (length(text) > SHORT && tries < MOST_TRIES) {
          leaveOut(text, from, part);
        }
      }
    }
  }

  private int length(Shape.Text text) {
    return text.string(input.numbers()).length();
  }

  private void leaveOut(Shape.Text text, int from, int part) {
    String old = text.string(input.numbers());
    String rest = old.substring(0, from) + old.substring(Math.min(old.length(), from + part));
    Assignment changed = Texts.put(text, rest, input.numbers());
    if (changed != null) {
      tries++;
      Input shorter = input.with(changed);
      input = isKept.test(shorter) ? shorter : input;
    }
  }
}
