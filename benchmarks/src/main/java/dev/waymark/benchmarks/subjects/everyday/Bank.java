package dev.waymark.benchmarks.subjects.everyday;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;

/** A bank that keeps accounts and moves money between them. */
public class Bank {

  /** Thrown when an account does not have enough money. */
  public static class InsufficientFundsException extends Exception {
    private static final long serialVersionUID = 1L;
    private final BigDecimal missing;

    public InsufficientFundsException(String account, BigDecimal missing) {
      super("Account " + account + " lacks " + missing);
      this.missing = missing;
    }

    public BigDecimal getMissing() {
      return missing;
    }
  }

  /** Thrown when there is no such account. */
  public static class UnknownAccountException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnknownAccountException(String account) {
      super("Unknown account " + account);
    }
  }

  private static final class Account {
    final String number;
    final BigDecimal overdraft;
    BigDecimal balance = BigDecimal.ZERO;
    boolean frozen;

    Account(String number, BigDecimal overdraft) {
      this.number = number;
      this.overdraft = overdraft;
    }
  }

  private final Map<String, Account> accounts = new LinkedHashMap<>();
  private final BigDecimal transferLimit;

  public Bank(BigDecimal transferLimit) {
    this.transferLimit = transferLimit;
  }

  public void open(String number, BigDecimal overdraft) {
    if (number == null || !number.matches("[0-9]{4,10}")) {
      throw new IllegalArgumentException("Invalid account number " + number);
    }
    if (overdraft.signum() < 0) {
      throw new IllegalArgumentException("Negative overdraft " + overdraft);
    }
    if (accounts.putIfAbsent(number, new Account(number, overdraft)) != null) {
      throw new IllegalStateException("Account " + number + " exists already");
    }
  }

  public void deposit(String number, BigDecimal amount) {
    book(account(number), positive(amount));
  }

  public void withdraw(String number, BigDecimal amount) throws InsufficientFundsException {
    Account account = account(number);
    requireFunds(account, positive(amount));
    book(account, amount.negate());
  }

  /** Moves money from one account to another one. */
  public void transfer(String from, String to, BigDecimal amount)
      throws InsufficientFundsException {
    if (from.equals(to)) {
      throw new IllegalArgumentException("Both accounts are " + from);
    }
    if (positive(amount).compareTo(transferLimit) > 0) {
      throw new IllegalArgumentException("More than the limit of " + transferLimit);
    }
    Account target = account(to);
    if (target.frozen) {
      throw new IllegalStateException("Account " + to + " is frozen");
    }
    withdraw(from, amount);
    book(target, amount);
  }

  public void setFrozen(String number, boolean frozen) {
    account(number).frozen = frozen;
  }

  /** Closes an account that is neither frozen nor has any money or debts. */
  public boolean close(String number) {
    Account account = account(number);
    if (account.frozen || account.balance.signum() != 0) {
      return false;
    }
    accounts.remove(number);
    return true;
  }

  public BigDecimal balance(String number) {
    return account(number).balance;
  }

  private void book(Account account, BigDecimal amount) {
    if (account.frozen) {
      throw new IllegalStateException("Account " + account.number + " is frozen");
    }
    account.balance = account.balance.add(amount);
  }

  private Account account(String number) {
    Account account = accounts.get(number);
    if (account == null) {
      throw new UnknownAccountException(number);
    }
    return account;
  }

  private static BigDecimal positive(BigDecimal amount) {
    if (amount == null || amount.signum() <= 0) {
      throw new IllegalArgumentException("Amount must be positive: " + amount);
    }
    return amount;
  }

  private static void requireFunds(Account account, BigDecimal amount)
      throws InsufficientFundsException {
    BigDecimal rest = account.balance.add(account.overdraft).subtract(amount);
    if (rest.signum() < 0) {
      throw new InsufficientFundsException(account.number, rest.negate());
    }
  }
}
