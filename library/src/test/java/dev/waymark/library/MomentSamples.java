package dev.waymark.library;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.Month;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.JapaneseDate;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Large numbers, dates and times. */
final class MomentSamples {
  private final Random random;
  private final UnaryOperator<Object> wrap;

  private MomentSamples(UnaryOperator<Object> wrap, Random random) {
    this.random = random;
    this.wrap = wrap;
  }

  static void add(
      MoreSamples.Target target, UnaryOperator<Object> wrap, Random random, Numerals numbers) {
    MomentSamples samples = new MomentSamples(wrap, random);
    target.add(BigInteger.class, () -> wrap.apply(samples.whole(numbers)));
    target.add(BigDecimal.class, () -> wrap.apply(samples.decimal(numbers)));
    target.add(RoundingMode.class, () -> samples.pick(RoundingMode.values()));
    target.add(Month.class, () -> samples.pick(Month.values()));
    target.add(LocalDate.class, () -> wrap.apply(samples.date()));
    target.add(ChronoLocalDate.class, samples::anyDate);
  }

  private BigInteger whole(Numerals numbers) {
    BigInteger number = BigInteger.valueOf(numbers.nextLong());
    return random.nextInt(12) == 0 ? number.multiply(BigInteger.TEN.pow(20)) : number;
  }

  private BigDecimal decimal(Numerals numbers) {
    int scale =
        random.nextInt(12) == 0 ? pick(70, -70, 30, -30, 19, -19, 18, -18) : random.nextInt(7) - 2;
    return new BigDecimal(whole(numbers), scale);
  }

  private LocalDate date() {
    int year =
        random.nextInt(6) == 0
            ? pick(-999_999_999, 999_999_999, 0, -1, 9999, 10_000, 1)
            : 1895 + random.nextInt(120) + random.nextInt(2) * 90;
    int month = random.nextInt(3) == 0 ? pick(1, 2, 12) : 1 + random.nextInt(12);
    int length = Month.of(month).length(LocalDate.of(year, 1, 1).isLeapYear());
    int day = random.nextInt(3) == 0 ? length - random.nextInt(3) : 1 + random.nextInt(length);
    return LocalDate.of(year, month, day);
  }

  private Object anyDate() {
    return random.nextInt(12) == 0
        ? JapaneseDate.of(1950 + random.nextInt(70), 1, 1)
        : wrap.apply(date());
  }

  @SafeVarargs
  private <T> T pick(T... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
