package dev.waymark.benchmarks.subjects.everyday;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A range of days, both ends included. */
public final class DateRange {
  private final LocalDate start;
  private final LocalDate end;

  private DateRange(LocalDate start, LocalDate end) {
    this.start = start;
    this.end = end;
  }

  /** The range between two days. */
  public static DateRange of(LocalDate start, LocalDate end) {
    Objects.requireNonNull(start, "start");
    Objects.requireNonNull(end, "end");
    if (end.isBefore(start)) {
      throw new IllegalArgumentException(end + " is before " + start);
    }
    return new DateRange(start, end);
  }

  /** Reads a range such as {@code 2024-01-01/2024-01-31}; a single day is fine too. */
  public static DateRange parse(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      LocalDate day = LocalDate.parse(text);
      return new DateRange(day, day);
    }
    return of(
        LocalDate.parse(text.substring(0, slash)), LocalDate.parse(text.substring(slash + 1)));
  }

  public LocalDate getStart() {
    return start;
  }

  public LocalDate getEnd() {
    return end;
  }

  /** How many days there are. */
  public long days() {
    return ChronoUnit.DAYS.between(start, end) + 1;
  }

  /** How many days are neither Saturday nor Sunday. */
  public int workingDays() {
    int count = 0;
    for (LocalDate day = start; !day.isAfter(end); day = day.plusDays(1)) {
      DayOfWeek weekday = day.getDayOfWeek();
      if (weekday != DayOfWeek.SATURDAY && weekday != DayOfWeek.SUNDAY) {
        count++;
      }
    }
    return count;
  }

  public boolean contains(LocalDate day) {
    return !day.isBefore(start) && !day.isAfter(end);
  }

  public boolean contains(DateRange other) {
    return contains(other.start) && contains(other.end);
  }

  public boolean overlaps(DateRange other) {
    return !other.end.isBefore(start) && !other.start.isAfter(end);
  }

  /** Whether one range starts on the day after the other one ends. */
  public boolean isAdjacentTo(DateRange other) {
    return end.plusDays(1).equals(other.start) || other.end.plusDays(1).equals(start);
  }

  /** The days that are in both ranges. */
  public Optional<DateRange> intersection(DateRange other) {
    if (!overlaps(other)) {
      return Optional.empty();
    }
    LocalDate from = start.isAfter(other.start) ? start : other.start;
    LocalDate to = end.isBefore(other.end) ? end : other.end;
    return Optional.of(new DateRange(from, to));
  }

  /** The fewest ranges with the same days, sorted. */
  public static List<DateRange> merge(List<DateRange> ranges) {
    List<DateRange> sorted = new ArrayList<>(ranges);
    sorted.sort(Comparator.comparing(DateRange::getStart));
    List<DateRange> merged = new ArrayList<>();
    DateRange current = null;
    for (DateRange next : sorted) {
      if (current == null) {
        current = next;
      } else if (current.overlaps(next) || current.isAdjacentTo(next)) {
        LocalDate to = current.end.isAfter(next.end) ? current.end : next.end;
        current = new DateRange(current.start, to);
      } else {
        merged.add(current);
        current = next;
      }
    }
    if (current != null) {
      merged.add(current);
    }
    return merged;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof DateRange other && start.equals(other.start) && end.equals(other.end);
  }

  @Override
  public int hashCode() {
    return Objects.hash(start, end);
  }

  @Override
  public String toString() {
    return start + "/" + end;
  }
}
