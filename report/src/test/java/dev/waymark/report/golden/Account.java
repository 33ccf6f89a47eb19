package dev.waymark.report.golden;

/** An object with state. */
final class Account {
  private long balance;

  Account(long balance) {
    this.balance = balance;
  }

  long balance() {
    return balance;
  }

  boolean withdraw(long amount) {
    if (amount > balance) {
      return false;
    }
    balance -= amount;
    return true;
  }

  void transfer(Account other, long amount) {
    if (!withdraw(amount)) {
      throw new IllegalStateException("not enough");
    }
    other.balance += amount;
  }
}
