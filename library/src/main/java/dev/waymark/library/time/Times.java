package dev.waymark.library.time;

import dev.waymark.library.number.Exact;
import dev.waymark.library.number.Flags;
import dev.waymark.library.number.Lengths;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.time.LocalTime;

/** Times of the day by their hour, minute, second and nanosecond, which may be symbolic. */
public final class Times {
  public static final int HOURS = 24;
  public static final int MINUTES = HOURS * 60;
  public static final int SECONDS = MINUTES * 60;
  private static final int SIXTY = 60;

  private Times() {}

  /** The hour, the minute, the second and the nanosecond. */
  public static int[] of(LocalTime time) {
    int[] carried = (int[]) Carriers.contents(time);
    return carried == null
        ? new int[] {time.getHour(), time.getMinute(), time.getSecond(), time.getNano()}
        : carried;
  }

  /** A time that exists. The JDK has each whole hour once, so which it is is decided. */
  public static LocalTime make(int hour, int minute, int second, int nano) {
    int isWhole = Flags.same(minute, 0) & Flags.same(second, 0) & Flags.same(nano, 0);
    if (isWhole == 1) {
      return LocalTime.of(Lengths.place(hour, HOURS), 0);
    }
    LocalTime time =
        LocalTime.of(
            Symbolic.concrete(hour),
            Symbolic.concrete(minute),
            Symbolic.concrete(second),
            Symbolic.concrete(nano));
    if (isSymbolic(hour, minute) || isSymbolic(second, nano)) {
      carry(time, new int[] {hour, minute, second, nano});
    }
    return time;
  }

  private static boolean isSymbolic(int a, int b) {
    return Symbolic.isSymbolic(a) || Symbolic.isSymbolic(b);
  }

  /** Notes what is in {@code time}, which nobody else has. */
  public static void carry(LocalTime time, int[] fields) {
    Carriers.put(time, fields);
  }

  public static boolean isTime(int hour, int minute, int second, int nano) {
    int isHour = Exact.isBetween(hour, 0, HOURS - 1);
    int isMinute = Exact.isBetween(minute, 0, SIXTY - 1);
    int isSecond = Exact.isBetween(second, 0, SIXTY - 1);
    return (isHour & isMinute & isSecond & Exact.isBetween(nano, 0, Spans.SECOND - 1)) == 1;
  }

  public static int second(LocalTime time) {
    int[] fields = of(time);
    return (fields[0] * SIXTY + fields[1]) * SIXTY + fields[2];
  }

  public static long nano(LocalTime time) {
    return second(time) * Spans.SECOND + of(time)[3];
  }

  public static LocalTime ofSecond(int second, int nano) {
    int minutes = second / SIXTY;
    return make(minutes / SIXTY, minutes % SIXTY, second % SIXTY, nano);
  }

  /** The hours, minutes or seconds of the day, of which a day has {@code perDay}. */
  public static int units(LocalTime time, int perDay) {
    int[] fields = of(time);
    return perDay == HOURS
        ? fields[0]
        : perDay == MINUTES ? fields[0] * SIXTY + fields[1] : second(time);
  }

  /** The same time with other hours, minutes or seconds of the day. */
  public static LocalTime withUnits(LocalTime time, int units, int perDay) {
    int[] fields = of(time);
    if (perDay == HOURS) {
      return make(units, fields[1], fields[2], fields[3]);
    }
    return perDay == MINUTES
        ? make(units / SIXTY, units % SIXTY, fields[2], fields[3])
        : ofSecond(units, fields[3]);
  }

  /** The units of the day that it is after so many more, from 0 to below three days. */
  static int later(LocalTime time, long amount, int perDay) {
    return units(time, perDay) + (int) (amount % perDay) + perDay;
  }

  /** On some day, so many units later. */
  public static LocalTime plus(LocalTime self, long amount, int perDay) {
    if (DateArithmetic.isNothing(amount)) {
      return self;
    }
    int units = later(self, amount, perDay) % perDay;
    boolean isSame = DateArithmetic.isNothing((long) units - units(self, perDay));
    return isSame && perDay != HOURS ? self : withUnits(self, units, perDay);
  }

  public static int compare(LocalTime a, LocalTime b) {
    return Symbolic.compare(nano(a), nano(b));
  }

  /** 1 if the times are the same, else 0. */
  public static int same(LocalTime a, LocalTime b) {
    int[] first = of(a);
    int[] second = of(b);
    int same = 1;
    for (int i = 0; i < first.length; i++) {
      same &= Symbolic.equal(first[i], second[i]);
    }
    return same;
  }

  public static int hash(LocalTime time) {
    long nano = nano(time);
    return (int) (nano ^ (nano >>> 32));
  }
}
