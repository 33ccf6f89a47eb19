package dev.waymark.benchmarks.subjects.everyday;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.YearMonth;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Plans how a loan is paid back month by month. */
public class LoanSchedule {
  private static final BigDecimal MONTHS_TIMES_PERCENT = new BigDecimal("1200");

  private final BigDecimal amount;
  private final BigDecimal monthlyRate;
  private final YearMonth firstMonth;
  private final int months;
  private int dueDay = 31;
  private int graceMonths;

  /** One payment. */
  public record Payment(
      LocalDate dueDate, BigDecimal interest, BigDecimal principal, BigDecimal remaining) {
    public BigDecimal total() {
      return interest.add(principal);
    }
  }

  public LoanSchedule(
      BigDecimal amount, BigDecimal yearlyPercent, Period term, YearMonth firstMonth) {
    if (amount.signum() <= 0) {
      throw new IllegalArgumentException("Amount must be positive: " + amount);
    }
    if (yearlyPercent.signum() < 0) {
      throw new IllegalArgumentException("Negative interest: " + yearlyPercent);
    }
    long totalMonths = term.getYears() * 12L + term.getMonths();
    if (term.getDays() != 0) {
      throw new IllegalArgumentException("Term must be full months: " + term);
    }
    if (totalMonths < 1 || totalMonths > 480) {
      throw new IllegalArgumentException("Term must be between 1 and 480 months: " + term);
    }
    this.amount = amount;
    this.monthlyRate = yearlyPercent.divide(MONTHS_TIMES_PERCENT, MathContext.DECIMAL64);
    this.months = Math.toIntExact(totalMonths);
    this.firstMonth = Objects.requireNonNull(firstMonth, "firstMonth");
  }

  /** The day of the month on which payments are due; 31 is the last one. */
  public void setDueDay(int dueDay) {
    if (dueDay < 1 || dueDay > 31) {
      throw new IllegalArgumentException("Not a day of a month: " + dueDay);
    }
    this.dueDay = dueDay;
  }

  /** How many months at the beginning only interest is paid. */
  public void setGraceMonths(int graceMonths) {
    if (graceMonths < 0 || graceMonths >= months) {
      throw new IllegalArgumentException("Invalid grace period: " + graceMonths);
    }
    this.graceMonths = graceMonths;
  }

  /** What is paid every month after the grace period, except the last one. */
  public BigDecimal monthlyPayment() {
    int count = months - graceMonths;
    if (monthlyRate.signum() == 0) {
      return amount.divide(BigDecimal.valueOf(count), 2, RoundingMode.HALF_UP);
    }
    BigDecimal factor = monthlyRate.add(BigDecimal.ONE).pow(count, MathContext.DECIMAL64);
    return amount
        .multiply(monthlyRate)
        .multiply(factor)
        .divide(factor.subtract(BigDecimal.ONE), 2, RoundingMode.HALF_UP);
  }

  /** All payments in order. */
  public List<Payment> payments() {
    BigDecimal payment = monthlyPayment();
    BigDecimal remaining = amount;
    List<Payment> payments = new ArrayList<>();
    for (int i = 0; i < months; i++) {
      BigDecimal interest = remaining.multiply(monthlyRate).setScale(2, RoundingMode.HALF_UP);
      BigDecimal principal;
      if (i < graceMonths) {
        principal = BigDecimal.ZERO;
      } else if (i == months - 1) {
        principal = remaining;
      } else {
        principal = payment.subtract(interest).min(remaining);
      }
      remaining = remaining.subtract(principal);
      payments.add(new Payment(dueDate(firstMonth.plusMonths(i)), interest, principal, remaining));
    }
    return payments;
  }

  /** What is still owed after all payments up to a day. */
  public BigDecimal remainingOn(LocalDate day) {
    BigDecimal remaining = amount;
    for (Payment payment : payments()) {
      if (payment.dueDate().isAfter(day)) {
        break;
      }
      remaining = payment.remaining();
    }
    return remaining;
  }

  private LocalDate dueDate(YearMonth month) {
    LocalDate date = month.atDay(Math.min(dueDay, month.lengthOfMonth()));
    DayOfWeek weekday = date.getDayOfWeek();
    if (weekday == DayOfWeek.SATURDAY || weekday == DayOfWeek.SUNDAY) {
      return date.with(TemporalAdjusters.next(DayOfWeek.MONDAY));
    }
    return date;
  }
}
