package trust;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Date;

/** What depends on the time. */
public class Clocked {
  public static String today(int a) {
    return a > 3 ? "later" : LocalDate.now().toString();
  }

  public static int year(Date date) {
    return date == null ? 0 : LocalDate.now().getYear();
  }

  public static String cost(int n) {
    long start = System.currentTimeMillis();
    int sum = 0;
    for (int i = 0; i < (n & 7); i++) {
      sum += i;
    }
    return "cost " + (System.currentTimeMillis() - start) + " ms, sum " + sum;
  }

  public static boolean isTimeout(long start, long most) {
    return System.currentTimeMillis() - start > most;
  }

  public static boolean isOld(long second) {
    return Instant.now().getEpochSecond() - second > 1_000_000_000L;
  }

  public static long age(long since) {
    return since > 0 ? new Date().getTime() / 86_400_000L : since;
  }
}
