package dev.waymark.report;

import dev.waymark.api.Waymark;

/** Draws numbers of several types, and assumes something of them. */
public final class Lottery {
  private Lottery() {}

  /** Wins with two lucky numbers. */
  public static String draw(char joker) {
    byte first = Waymark.anyByte();
    Waymark.assume(first > 0);
    if (first != 77) {
      return "lost";
    }
    if (Waymark.anyDouble() < 0.5) {
      throw new Unlucky();
    }
    return joker == '\n' ? "joker" : "won";
  }

  private static final class Unlucky extends IllegalStateException {
    private static final long serialVersionUID = 1L;
  }
}
