package dev.waymark.cli;

import dev.waymark.explore.input.Bounds;
import dev.waymark.program.ProgramException;

/** Ranges of values as users write them: {@code MIN..MAX}. */
final class RangeText {
  private RangeText() {}

  /**
   * The range that {@code text} means.
   *
   * @param name of the parameter, for complaints
   * @throws ProgramException if it means none
   */
  static Bounds.Range parse(String name, String text) {
    int dots = text.indexOf("..");
    try {
      long min = Long.parseLong(text.substring(0, dots));
      long max = Long.parseLong(text.substring(dots + 2));
      if (min > max) {
        throw new ProgramException("empty range: " + name + "=" + text);
      }
      return new Bounds.Range(min, max);
    } catch (IndexOutOfBoundsException | NumberFormatException e) {
      throw new ProgramException("not a range: " + name + "=" + text + " (write MIN..MAX)", e);
    }
  }
}
