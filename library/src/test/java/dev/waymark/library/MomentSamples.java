package dev.waymark.library;

import dev.waymark.library.time.DateTimes;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.JapaneseDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Large numbers, dates and times. */
final class MomentSamples {
  private final Random random;
  private final UnaryOperator<Object> wrap;

  /** Two that are to be compared are mostly of one kind. */
  private final int kind;

  private MomentSamples(UnaryOperator<Object> wrap, Random random) {
    this.random = random;
    this.wrap = wrap;
    this.kind = random.nextInt(9);
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
    samples.addTimes(target);
  }

  private void addTimes(MoreSamples.Target target) {
    target.add(LocalTime.class, () -> wrap.apply(time()));
    target.add(LocalDateTime.class, this::both);
    target.add(ChronoLocalDateTime.class, this::both);
    target.add(Instant.class, () -> wrap.apply(instant()));
    target.add(Duration.class, () -> wrap.apply(duration()));
    target.add(ZoneId.class, this::zone);
    target.add(Clock.class, () -> Clock.fixed((Instant) wrap.apply(instant()), zone()));
    target.add(ChronoUnit.class, this::unit);
    target.add(
        TemporalAmount.class,
        () -> random.nextInt(9) == 0 ? Period.ofDays(3) : wrap.apply(duration()));
    target.add(
        Temporal.class,
        () ->
            switch (random.nextInt(6) == 0 ? random.nextInt(9) : kind) {
              case 0, 1 -> wrap.apply(date());
              case 2, 3 -> wrap.apply(time());
              case 4, 5, 6 -> both();
              default -> wrap.apply(instant());
            });
  }

  private ZoneId zone() {
    return random.nextInt(4) == 0
        ? ZoneId.of("Europe/Berlin")
        : pick(ZoneOffset.UTC, ZoneOffset.ofHours(-3), ZoneOffset.ofHoursMinutes(5, 30));
  }

  private ChronoUnit unit() {
    return random.nextInt(4) == 0
        ? pick(ChronoUnit.values())
        : pick(
            ChronoUnit.SECONDS,
            ChronoUnit.MINUTES,
            ChronoUnit.HOURS,
            ChronoUnit.DAYS,
            ChronoUnit.WEEKS,
            ChronoUnit.MONTHS,
            ChronoUnit.YEARS);
  }

  /** Its parts carry, and then it does. */
  private LocalDateTime both() {
    return DateTimes.make((LocalDate) wrap.apply(date()), (LocalTime) wrap.apply(time()));
  }

  private LocalTime time() {
    return switch (random.nextInt(5)) {
      case 0 -> LocalTime.of(random.nextInt(24), 0);
      case 1 -> pick(LocalTime.MAX, LocalTime.MIN, LocalTime.of(0, 0, 1), LocalTime.of(23, 59));
      case 2 -> LocalTime.ofNanoOfDay((long) (random.nextDouble() * 86_400e9));
      default -> LocalTime.ofSecondOfDay(random.nextInt(86_400));
    };
  }

  private Instant instant() {
    return switch (random.nextInt(6)) {
      case 0 -> pick(Instant.MIN, Instant.MAX, Instant.EPOCH, Instant.ofEpochMilli(-1));
      case 1 -> Instant.ofEpochMilli(random.nextLong());
      case 2, 3 -> Instant.ofEpochSecond(random.nextInt(3) - 1L, nanos());
      default -> Instant.ofEpochSecond(random.nextInt(), nanos());
    };
  }

  private Duration duration() {
    return switch (random.nextInt(6)) {
      case 0 ->
          pick(
              Duration.ZERO,
              Duration.ofNanos(-1),
              Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
              Duration.ofSeconds(Long.MIN_VALUE));
      case 1 -> Duration.ofSeconds(random.nextLong(), nanos());
      case 2, 3 -> Duration.ofSeconds(random.nextInt(3) - 1L, nanos());
      default -> Duration.ofSeconds(random.nextInt(20_000) - 5_000L, nanos());
    };
  }

  private int nanos() {
    return random.nextInt(3) == 0 ? random.nextInt(1_000_000_000) : pick(0, 500_000_000);
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
    if (random.nextInt(3) == 0) {
      return LocalDate.of(2023 + random.nextInt(2), pick(1, 2, 3), pick(1, 2, 27, 28));
    }
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
