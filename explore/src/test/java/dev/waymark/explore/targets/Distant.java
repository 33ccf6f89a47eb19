package dev.waymark.explore.targets;

import java.util.List;

/** Branches that many turns of a loop must prepare, most of them with longer inputs than usual. */
public final class Distant {
  private Distant() {}

  private static int statusOf(int[] valves, int size, int index) {
    if (index < 0) {
      throw new IllegalArgumentException("below");
    }
    if (index >= size) {
      throw new IllegalArgumentException("above");
    }
    return valves[index];
  }

  /** In the way of the first figure of paper 001: the two checks above never fail. */
  public static int valves(int[] valves, int size, int before, int after) {
    int wait = before;
    while (wait > 0) {
      wait--;
    }
    int broken = 0;
    int i = 0;
    while (i < size) {
      int status = statusOf(valves, size, i);
      if (status == -1) {
        broken++;
      }
      i++;
    }
    int alarm = 0;
    if (broken > 2) {
      alarm = 1;
    }
    if (broken > 20) {
      alarm = 2;
    }
    if (broken > 100) {
      alarm = 3;
    }
    wait = after;
    while (wait > 0) {
      wait--;
    }
    return alarm;
  }

  /** Keys in order; a wrong one is the end of all that came before. */
  public static boolean opens(int[] keys) {
    int[] code = {7, 1, 9, 9, 3, 5, 8, 2, 6, 4};
    int right = 0;
    for (int key : keys) {
      if (key == code[right]) {
        right++;
        if (right == code.length) {
          return true;
        }
      } else {
        right = 0;
      }
    }
    return false;
  }

  /** What an object remembers, over many calls. */
  public static int fees(int[] moves) {
    Account account = new Account();
    for (int move : moves) {
      if (move > 0) {
        account.balance += move;
      } else {
        account.pay(-move);
      }
    }
    return account.fees > 9 ? 1 : 0;
  }

  private static final class Account {
    private int balance;
    private int fees;

    private void pay(int amount) {
      if (amount > balance) {
        fees++;
      } else {
        balance -= amount;
      }
    }
  }

  /** Many positive numbers in a row. */
  public static boolean isLongRun(List<Integer> numbers) {
    int run = 0;
    int longest = 0;
    for (Integer each : numbers) {
      run = each > 0 ? run + 1 : 0;
      if (run > longest) {
        longest = run;
      }
    }
    return longest >= 9;
  }

  /** Two counts that must come out right together. */
  public static boolean isMixed(int[] numbers) {
    int odd = 0;
    int even = 0;
    for (int each : numbers) {
      if ((each & 1) == 0) {
        even++;
      } else {
        odd++;
      }
    }
    return even == 9 && odd == 7;
  }

  /** Nobody gets there: what is counted is counted twice. */
  public static boolean isOdd(int[] numbers) {
    int count = 0;
    for (int each : numbers) {
      if (each > 5) {
        count += 2;
      }
    }
    return count == 7;
  }
}
