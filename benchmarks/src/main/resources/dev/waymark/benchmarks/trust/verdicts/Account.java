package trust;

/** A bank account: what a branch needs, a setter or an earlier call makes. */
public class Account {
  private int balance;
  private int limit;
  private boolean isClosed;

  public void setLimit(int limit) {
    this.limit = limit;
  }

  public void deposit(int amount) {
    if (isClosed) {
      throw new IllegalStateException("closed");
    }
    balance += amount;
  }

  public void close() {
    isClosed = true;
  }

  public int withdraw(int amount) {
    if (isClosed) {
      return -1;
    }
    if (amount > 0 && balance + limit >= amount) {
      balance -= amount;
      return balance < 0 ? 2 : 1;
    }
    return 0;
  }
}
