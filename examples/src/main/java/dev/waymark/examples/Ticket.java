package dev.waymark.examples;

/**
 * A lottery ticket. What {@code String.format} writes depends on the locale, so that a test of the
 * winning number passes in most places, but not in all.
 */
public final class Ticket {
  private Ticket() {}

  /** What a ticket wins. */
  public static int prize(int number) {
    if (String.format("%06d", number).equals("004711")) {
      return 1_000_000;
    }
    return 0;
  }
}
