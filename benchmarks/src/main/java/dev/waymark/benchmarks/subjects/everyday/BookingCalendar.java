package dev.waymark.benchmarks.subjects.everyday;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Keeps the appointments of one room within its opening hours. */
public class BookingCalendar {
  private static final int SEARCH_DAYS = 14;

  private final Map<DayOfWeek, Hours> openingHours = new EnumMap<>(DayOfWeek.class);
  private final Set<LocalDate> holidays = new HashSet<>();
  private final TreeMap<LocalDateTime, Booking> bookings = new TreeMap<>();
  private final Duration slot;

  /** When a day begins and ends. */
  public record Hours(LocalTime opens, LocalTime closes) {}

  /** One appointment. */
  public record Booking(String customer, LocalDateTime start, LocalDateTime end) {}

  /** Why an appointment could not be made. */
  public static class BookingException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BookingException(String message) {
      super(message);
    }
  }

  public BookingCalendar(Duration slot) {
    if (slot.isZero() || slot.isNegative()) {
      throw new IllegalArgumentException("A slot must take some time");
    }
    this.slot = slot;
  }

  public void setOpeningHours(DayOfWeek day, LocalTime opens, LocalTime closes) {
    if (!opens.isBefore(closes)) {
      throw new IllegalArgumentException("Must open before " + closes);
    }
    openingHours.put(day, new Hours(opens, closes));
  }

  public void addHoliday(LocalDate day) {
    holidays.add(Objects.requireNonNull(day, "day"));
  }

  /** Books some slots in a row. */
  public Booking book(String customer, LocalDateTime start, int slots) {
    if (customer == null || customer.isBlank()) {
      throw new BookingException("A booking needs a customer");
    }
    if (slots < 1) {
      throw new BookingException("A booking needs at least one slot");
    }
    LocalDateTime end = start.plus(slot.multipliedBy(slots));
    if (!isOpen(start, end)) {
      throw new BookingException("Closed at " + start);
    }
    if (!isFree(start, end)) {
      throw new BookingException("Taken at " + start);
    }
    Booking booking = new Booking(customer, start, end);
    bookings.put(start, booking);
    return booking;
  }

  /** Gives a booking back, unless it begins within a day. */
  public boolean cancel(LocalDateTime start, LocalDateTime now) {
    if (!bookings.containsKey(start) || now.plusDays(1).isAfter(start)) {
      return false;
    }
    bookings.remove(start);
    return true;
  }

  /** The first free slot at or after a time. */
  public Optional<LocalDateTime> nextFree(LocalDateTime from) {
    for (int i = 0; i < SEARCH_DAYS; i++) {
      LocalDate day = from.toLocalDate().plusDays(i);
      Hours hours = openingHours.get(day.getDayOfWeek());
      if (hours == null || holidays.contains(day)) {
        continue;
      }
      LocalDateTime start = day.atTime(hours.opens());
      while (isOpen(start, start.plus(slot))) {
        if (!start.isBefore(from) && isFree(start, start.plus(slot))) {
          return Optional.of(start);
        }
        start = start.plus(slot);
      }
    }
    return Optional.empty();
  }

  /** The bookings of a day, in order. */
  public List<Booking> bookingsOn(LocalDate day) {
    return List.copyOf(
        bookings.subMap(day.atStartOfDay(), day.plusDays(1).atStartOfDay()).values());
  }

  private boolean isOpen(LocalDateTime start, LocalDateTime end) {
    LocalDate day = start.toLocalDate();
    Hours hours = openingHours.get(day.getDayOfWeek());
    if (hours == null || holidays.contains(day) || !end.toLocalDate().equals(day)) {
      return false;
    }
    return !start.toLocalTime().isBefore(hours.opens())
        && !end.toLocalTime().isAfter(hours.closes());
  }

  private boolean isFree(LocalDateTime start, LocalDateTime end) {
    Map.Entry<LocalDateTime, Booking> before = bookings.lowerEntry(end);
    return before == null || !before.getValue().end().isAfter(start);
  }
}
