package dev.waymark.benchmarks.subjects.search;

/**
 * Reads dates and times as people and programs write them. Written anew from the standards:
 *
 * <ul>
 *   <li>ISO 8601: {@code 2024-02-29}, {@code 20240229}, {@code 2024-W09-4}, {@code 2024-060}, and
 *       with a time {@code T12:30:00.5+01:00}
 *   <li>RFC 822, with or without a weekday: {@code Thu, 29 Feb 2024 12:30 EST}
 *   <li>as C prints it: {@code Thu Feb 29 12:30:00 2024}
 *   <li>{@code 2/29/2024 12:30 pm}, {@code 29.2.2024}, and seconds: {@code @86400}
 * </ul>
 */
public final class DateParser {
  /** What is no date. */
  public static final long INVALID = Long.MIN_VALUE;

  private static final long DAY = 86_400;

  private final char[] text;
  private int at;
  private int year;
  private int month = 1;
  private int day = 1;
  private int seconds;
  private int offset;

  private DateParser(char[] text) {
    this.text = text;
  }

  /** The seconds since the beginning of 1970 in Greenwich, or {@link #INVALID}. */
  public static long parse(char[] text) {
    DateParser parser = new DateParser(text);
    if (parser.accept('@')) {
      return parser.epoch();
    }
    boolean read = isDigit(parser.peek(0)) ? parser.numeric() : parser.named();
    if (!read || parser.peek(0) != 0) {
      return INVALID;
    }
    return parser.days() * DAY + parser.seconds - parser.offset;
  }

  private char peek(int ahead) {
    return at + ahead < text.length ? text[at + ahead] : 0;
  }

  private boolean accept(char c) {
    if (peek(0) == c) {
      at++;
      return true;
    }
    return false;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private int countDigits() {
    int count = 0;
    while (isDigit(peek(count))) {
      count++;
    }
    return count;
  }

  /** The number of exactly so many digits; -1 if there are fewer. */
  private int number(int digits) {
    int value = 0;
    for (int i = 0; i < digits; i++) {
      if (!isDigit(peek(0))) {
        return -1;
      }
      value = 10 * value + peek(0) - '0';
      at++;
    }
    return value;
  }

  private int oneOrTwoDigits() {
    return number(isDigit(peek(1)) ? 2 : 1);
  }

  private boolean skipSpaces() {
    int start = at;
    while (peek(0) == ' ') {
      at++;
    }
    return at > start;
  }

  private long epoch() {
    int count = countDigits();
    if (count == 0 || count > 9) {
      return INVALID;
    }
    long value = number(count);
    return peek(0) == 0 ? value : INVALID;
  }

  private boolean numeric() {
    switch (countDigits()) {
      case 1, 2 -> {
        return shortForm();
      }
      case 4 -> {
        year = number(4);
        return accept('W') ? week('W') : extended();
      }
      case 7 -> {
        year = number(4);
        return setDayOfYear(number(3)) && isoTime();
      }
      case 8 -> {
        year = number(4);
        month = number(2);
        day = number(2);
        return isDate() && isoTime();
      }
      default -> {
        return false;
      }
    }
  }

  private boolean extended() {
    if (!accept('-')) {
      return false;
    }
    if (accept('W')) {
      return week('-');
    }
    if (countDigits() == 3) {
      return setDayOfYear(number(3)) && isoTime();
    }
    month = number(2);
    if (month < 0 || !accept('-')) {
      return false;
    }
    day = number(2);
    return isDate() && isoTime();
  }

  /** A week of a year and a day of it; weeks belong to the year that has their Thursday. */
  private boolean week(char separator) {
    int week = number(2);
    if (week < 1 || week > 53) {
      return false;
    }
    if (separator == '-' && !accept('-')) {
      return false;
    }
    int dayOfWeek = number(1);
    if (dayOfWeek < 1 || dayOfWeek > 7) {
      return false;
    }
    int firstWeekday = weekday();
    if (week == 53 && firstWeekday != 4 && !(firstWeekday == 3 && isLeap())) {
      return false;
    }
    int shift = firstWeekday <= 4 ? 1 - firstWeekday : 8 - firstWeekday;
    int dayOfYear = 7 * (week - 1) + dayOfWeek + shift;
    if (dayOfYear < 1) {
      year--;
      dayOfYear += yearLength();
    } else if (dayOfYear > yearLength()) {
      dayOfYear -= yearLength();
      year++;
    }
    return setDayOfYear(dayOfYear) && isoTime();
  }

  private boolean isLeap() {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  private int yearLength() {
    return isLeap() ? 366 : 365;
  }

  private int monthLength() {
    return switch (month) {
      case 4, 6, 9, 11 -> 30;
      case 2 -> isLeap() ? 29 : 28;
      default -> 31;
    };
  }

  private boolean setDayOfYear(int dayOfYear) {
    if (dayOfYear < 1 || dayOfYear > yearLength()) {
      return false;
    }
    month = 1;
    day = dayOfYear;
    while (day > monthLength()) {
      day -= monthLength();
      month++;
    }
    return true;
  }

  private boolean isDate() {
    return month >= 1 && month <= 12 && day >= 1 && day <= monthLength();
  }

  /** Days since the beginning of 1970; leap years are counted as of March. */
  private long days() {
    int y = month > 2 ? year : year - 1;
    int m = month > 2 ? month - 3 : month + 9;
    long era = y >= 0 ? y / 400 : -1;
    long ofEra = y - era * 400;
    long ofYear = (153L * m + 2) / 5 + day - 1;
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468;
  }

  /** 1 for Monday to 7 for Sunday. */
  private int weekday() {
    long sinceMonday = (days() + 3) % 7;
    return (int) (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1;
  }

  private boolean isoTime() {
    if (peek(0) == 0) {
      return true;
    }
    if (!accept('T') && !accept(' ')) {
      return false;
    }
    boolean read = countDigits() > 2 ? basicTime() : time();
    if (!read) {
      return false;
    }
    if (accept('Z')) {
      return true;
    }
    return peek(0) == 0 || numericZone();
  }

  private boolean basicTime() {
    int digits = countDigits();
    if (digits != 4 && digits != 6) {
      return false;
    }
    int hour = number(2);
    int minute = number(2);
    return setTime(hour, minute, digits == 6 ? number(2) : 0) && fraction();
  }

  private boolean time() {
    if (!isDigit(peek(0))) {
      return false;
    }
    int hour = oneOrTwoDigits();
    if (!accept(':')) {
      return false;
    }
    int minute = number(2);
    int second = 0;
    if (minute >= 0 && accept(':')) {
      second = number(2);
    }
    return setTime(hour, minute, second) && fraction();
  }

  private boolean setTime(int hour, int minute, int second) {
    if (hour < 0 || minute < 0 || second < 0) {
      return false;
    }
    boolean isLeapSecond = hour == 23 && minute == 59 && second == 60;
    if (hour == 24) {
      if (minute > 0 || second > 0) {
        return false;
      }
    } else if (hour > 24 || minute > 59 || (second > 59 && !isLeapSecond)) {
      return false;
    }
    seconds = 3_600 * hour + 60 * minute + second;
    return true;
  }

  /** Fractions of a second are dropped. */
  private boolean fraction() {
    if (!accept('.')) {
      return true;
    }
    int digits = countDigits();
    at += digits;
    return digits > 0;
  }

  private boolean numericZone() {
    boolean negative = peek(0) == '-';
    if (!accept('+') && !accept('-')) {
      return false;
    }
    int hours = number(2);
    int minutes = 0;
    if (accept(':') || isDigit(peek(0))) {
      minutes = number(2);
    }
    if (hours < 0 || minutes < 0 || hours > 14 || minutes > 59) {
      return false;
    }
    offset = 3_600 * hours + 60 * minutes;
    if (negative) {
      offset = -offset;
    }
    return true;
  }

  /** A date with slashes or dots, or one of RFC 822 without a weekday. */
  private boolean shortForm() {
    int first = oneOrTwoDigits();
    if (accept('/')) {
      month = first;
      day = isDigit(peek(0)) ? oneOrTwoDigits() : -1;
      return accept('/') && longOrShortYear() && isDate() && clock();
    }
    if (accept('.')) {
      day = first;
      month = isDigit(peek(0)) ? oneOrTwoDigits() : -1;
      return accept('.') && longOrShortYear() && isDate() && clock();
    }
    day = first;
    return skipSpaces() && afterDay();
  }

  private boolean longOrShortYear() {
    int digits = countDigits();
    if (digits == 2) {
      int inCentury = number(2);
      year = inCentury < 50 ? 2000 + inCentury : 1900 + inCentury;
      return true;
    }
    year = number(4);
    return digits == 4;
  }

  /** A time with or without am and pm. */
  private boolean clock() {
    if (peek(0) == 0) {
      return true;
    }
    if (!skipSpaces() || !time()) {
      return false;
    }
    skipSpaces();
    char half = peek(0);
    if (half == 0) {
      return true;
    }
    if ((half != 'a' && half != 'p') || peek(1) != 'm') {
      return false;
    }
    at += 2;
    int hour = seconds / 3_600;
    if (hour < 1 || hour > 12) {
      return false;
    }
    if (hour == 12) {
      seconds -= 12 * 3_600;
    }
    if (half == 'p') {
      seconds += 12 * 3_600;
    }
    return true;
  }

  /** Begins with a weekday, which has to be right. */
  private boolean named() {
    int weekday = weekdayName();
    if (weekday == 0) {
      return false;
    }
    boolean read;
    if (accept(',')) {
      read = skipSpaces() && isDigit(peek(0)) && dayFirst();
    } else {
      read = skipSpaces() && asPrinted();
    }
    return read && weekday() == weekday;
  }

  private boolean dayFirst() {
    day = oneOrTwoDigits();
    return skipSpaces() && afterDay();
  }

  private boolean afterDay() {
    month = monthName();
    if (!skipSpaces() || !longOrShortYear() || !isDate()) {
      return false;
    }
    if (peek(0) == 0) {
      return true;
    }
    if (!skipSpaces() || !time()) {
      return false;
    }
    return !skipSpaces() || zone();
  }

  private boolean asPrinted() {
    month = monthName();
    if (!skipSpaces() || !isDigit(peek(0))) {
      return false;
    }
    day = oneOrTwoDigits();
    if (!skipSpaces() || !time() || !skipSpaces()) {
      return false;
    }
    year = number(4);
    return isDate() && year >= 0;
  }

  private boolean zone() {
    if (peek(0) == '+' || peek(0) == '-') {
      return numericZone();
    }
    if (is('G', 'M', 'T')) {
      return true;
    }
    int hours =
        switch (peek(0)) {
          case 'E' -> 5;
          case 'C' -> 6;
          case 'M' -> 7;
          case 'P' -> 8;
          default -> 0;
        };
    char season = peek(1);
    if (hours == 0 || (season != 'S' && season != 'D') || peek(2) != 'T') {
      return false;
    }
    at += 3;
    offset = -3_600 * (season == 'D' ? hours - 1 : hours);
    return true;
  }

  /** Passes three letters, if these. */
  private boolean is(char first, char second, char third) {
    if (peek(0) == first && peek(1) == second && peek(2) == third) {
      at += 3;
      return true;
    }
    return false;
  }

  private int weekdayName() {
    if (is('M', 'o', 'n')) {
      return 1;
    }
    if (is('T', 'u', 'e')) {
      return 2;
    }
    if (is('W', 'e', 'd')) {
      return 3;
    }
    if (is('T', 'h', 'u')) {
      return 4;
    }
    if (is('F', 'r', 'i')) {
      return 5;
    }
    if (is('S', 'a', 't')) {
      return 6;
    }
    return is('S', 'u', 'n') ? 7 : 0;
  }

  private int monthName() {
    char first = peek(0);
    if (first == 'J') {
      if (is('J', 'a', 'n')) {
        return 1;
      }
      if (is('J', 'u', 'n')) {
        return 6;
      }
      return is('J', 'u', 'l') ? 7 : 0;
    }
    if (first == 'M') {
      if (is('M', 'a', 'r')) {
        return 3;
      }
      return is('M', 'a', 'y') ? 5 : 0;
    }
    if (first == 'A') {
      if (is('A', 'p', 'r')) {
        return 4;
      }
      return is('A', 'u', 'g') ? 8 : 0;
    }
    if (is('F', 'e', 'b')) {
      return 2;
    }
    if (is('S', 'e', 'p')) {
      return 9;
    }
    if (is('O', 'c', 't')) {
      return 10;
    }
    if (is('N', 'o', 'v')) {
      return 11;
    }
    return is('D', 'e', 'c') ? 12 : 0;
  }
}
