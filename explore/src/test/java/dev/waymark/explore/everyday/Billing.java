package dev.waymark.explore.everyday;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Takes what applications take from the JDK. */
public final class Billing {
  private Billing() {}

  public static String kind(BigDecimal amount, LocalDate due, LocalDate paid) {
    if (amount.signum() <= 0) {
      return "nothing";
    }
    if (paid.isAfter(due.plusDays(14))) {
      return amount.compareTo(new BigDecimal("1000.00")) > 0 ? "court" : "reminder";
    }
    return paid.getDayOfWeek() == DayOfWeek.SUNDAY ? "sunday" : "fine";
  }

  public static boolean mayPay(Map<String, Set<String>> rights, String user) {
    Set<String> own = rights.get(user);
    return own != null && own.contains("pay");
  }

  public static int accepted(Predicate<String> filter, String iban) {
    if (!iban.matches("[A-Z]{2}\\d{4}")) {
      return 0;
    }
    return filter.test(iban) ? 2 : 1;
  }

  /** Of lines such as {@code 12 paid}; -1 if there is no such file. */
  public static int unpaid(Path ledger) throws IOException {
    if (!Files.exists(ledger)) {
      return -1;
    }
    int unpaid = 0;
    for (String line : Files.readAllLines(ledger)) {
      unpaid += line.endsWith(" paid") ? 0 : 1;
    }
    return unpaid;
  }
}
