package dev.waymark.examples;

/**
 * A lottery ticket. Waymark has no model of {@code String.format}, so it cannot solve for the
 * winning number: the branch stays open, and the reason names the call.
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
