package trust;

public class AccountRefuted {
  public static void closed() {
    Account account = new Account();
    account.close();
    account.withdraw(1);
    try {
      account.deposit(1);
    } catch (IllegalStateException e) {
      // as it should
    }
  }

  public static void open() {
    Account account = new Account();
    account.deposit(10);
    account.withdraw(4);
    account.withdraw(70);
    account.withdraw(0);
    account.setLimit(100);
    account.withdraw(70);
  }
}
