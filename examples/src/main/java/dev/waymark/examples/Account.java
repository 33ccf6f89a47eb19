package dev.waymark.examples;

import dev.waymark.api.Waymark;

/** An account that is used a few times; how often and for what, is for Waymark to say. */
public final class Account {
  private static final int LIMIT = 1_000;

  private Account() {}

  /**
   * Books amounts as long as there are any.
   *
   * @param balance what is there at first
   * @return what is there in the end
   */
  public static int book(int balance) {
    Waymark.assume(0 <= balance && balance <= LIMIT);
    while (Waymark.anyBoolean()) {
      int amount = Waymark.anyInt();
      Waymark.assume(-LIMIT <= amount && amount <= LIMIT);
      if (balance + amount < 0) {
        throw new IllegalStateException("overdrawn");
      }
      balance = balance + amount > LIMIT ? LIMIT : balance + amount;
    }
    return balance;
  }
}
