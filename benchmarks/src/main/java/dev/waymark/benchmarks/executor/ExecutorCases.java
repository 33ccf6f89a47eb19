package dev.waymark.benchmarks.executor;

/**
 * The methods whose speed the table {@code executor} measures; loaded anew, plain and rewritten.
 */
public final class ExecutorCases {
  private ExecutorCases() {}

  /** One triangle. */
  public static int triangle(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return 0;
    }
    if (a + b <= c || b + c <= a || a + c <= b) {
      return 0;
    }
    if (a == b && b == c) {
      return 3;
    }
    return a == b || b == c || a == c ? 2 : 1;
  }

  /** A million iterations over ints. */
  public static int intLoop(int seed) {
    int x = seed;
    for (int i = 0; i < 1_000_000; i++) {
      x = x * 31 + (i ^ 7);
    }
    return x;
  }

  /** A million iterations over longs. */
  public static long longLoop(long seed) {
    long x = seed;
    for (long i = 0; i < 1_000_000; i++) {
      x = (x ^ i) + (x >>> 3);
    }
    return x;
  }

  /** Insertion sort. */
  public static int sort(int[] values) {
    for (int i = 1; i < values.length; i++) {
      int value = values[i];
      int j = i - 1;
      while (j >= 0 && values[j] > value) {
        values[j + 1] = values[j];
        j--;
      }
      values[j + 1] = value;
    }
    return values[0];
  }

  /** Recursion. */
  public static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  /** Fields and virtual calls. */
  public static int accounts(int start) {
    Account account = new Savings(start);
    Account other = new Account(start);
    for (int i = 0; i < 10_000; i++) {
      account.deposit(i & 7);
      other.deposit(i & 3);
      if (i % 16 == 0) {
        account.deposit(other.balance());
      }
    }
    return account.balance();
  }

  static class Account {
    private int balance;

    Account(int balance) {
      this.balance = balance;
    }

    int balance() {
      return balance;
    }

    void deposit(int amount) {
      balance += fee(amount);
    }

    int fee(int amount) {
      return amount;
    }
  }

  static final class Savings extends Account {
    Savings(int balance) {
      super(balance);
    }

    @Override
    int fee(int amount) {
      return amount - 1;
    }
  }
}
