package dev.waymark.report.inputs;

import java.util.List;

/** A class with state, nested classes, and what tests of generics and old methods warn about. */
public class Account {
  private final String owner;
  private long balance;

  public Account(String owner, long balance) {
    if (balance < 0) {
      throw new IllegalArgumentException("no money");
    }
    this.owner = owner;
    this.balance = balance;
  }

  Account(Account other) {
    this(other.owner, other.balance);
  }

  public boolean withdraw(long amount) {
    if (amount <= 0 || amount > balance) {
      return false;
    }
    balance -= amount;
    return true;
  }

  protected void close() throws Exception {
    if (balance == 42) {
      throw new Exception("not empty");
    }
    balance = 0;
  }

  @Deprecated
  public String owner() {
    return owner == null ? "nobody" : owner;
  }

  /** An object that may be the argument too. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Account account && account.balance == balance;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  /** Found through its only implementation. */
  public interface Fee {
    int of(int amount);
  }

  /** A fee. */
  public static final class Fixed implements Fee {
    private final int fee;

    private Fixed(int fee) {
      this.fee = fee;
    }

    public static Fixed of(int fee, Colour colour) {
      return new Fixed(colour == Colour.RED ? fee : 0);
    }

    @Override
    public int of(int amount) {
      return amount > 100 ? fee : 0;
    }
  }

  public static int charge(Fee fee, int amount) {
    return fee.of(amount) > 5 ? amount + 5 : amount;
  }

  /** Type parameters. */
  public static final class Pair<A, B extends Number> {
    private final A first;
    private final B second;

    public Pair(A first, B second) {
      this.first = first;
      this.second = second;
    }

    public A first(List<A> others) {
      return others.isEmpty() ? first : others.get(0);
    }

    public B second() {
      return second;
    }
  }
}
