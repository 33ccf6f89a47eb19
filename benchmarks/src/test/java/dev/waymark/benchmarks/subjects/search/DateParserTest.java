package dev.waymark.benchmarks.subjects.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateParserTest {
  private static long parse(String text) {
    return DateParser.parse(text.toCharArray());
  }

  @Test
  void daysAreThoseOfTheLibrary() {
    List<DateTimeFormatter> forms =
        List.of(
            DateTimeFormatter.ISO_LOCAL_DATE,
            DateTimeFormatter.BASIC_ISO_DATE,
            DateTimeFormatter.ISO_ORDINAL_DATE,
            DateTimeFormatter.ISO_WEEK_DATE,
            DateTimeFormatter.ofPattern("M/d/uuuu", Locale.ROOT),
            DateTimeFormatter.ofPattern("d.M.uuuu", Locale.ROOT),
            DateTimeFormatter.ofPattern("EEE, d MMM uuuu", Locale.ENGLISH));
    LocalDate end = LocalDate.of(2030, 1, 1);
    for (LocalDate date = LocalDate.of(1899, 12, 1); date.isBefore(end); date = date.plusDays(3)) {
      for (DateTimeFormatter form : forms) {
        String text = form.format(date).replace("Sept", "Sep");
        assertEquals(date.toEpochDay() * 86_400, parse(text), text);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2024-02-29T12:30:15.5+01:00 | 2024-02-29T11:30:15Z",
        "20240229T1230Z | 2024-02-29T12:30:00Z",
        "2024-02-29 24:00 | 2024-03-01T00:00:00Z",
        "2024W094T01:02-0130 | 2024-02-29T02:32:00Z",
        "Thu, 29 Feb 2024 12:30 EST | 2024-02-29T17:30:00Z",
        "29 Feb 24 12:30:01 GMT | 2024-02-29T12:30:01Z",
        "1 Jul 99 00:00 PDT | 1999-07-01T07:00:00Z",
        "Thu Feb 29 12:30:00 2024 | 2024-02-29T12:30:00Z",
        "2/29/2024 12:30 am | 2024-02-29T00:30:00Z",
        "2/29/24 1:05:09 pm | 2024-02-29T13:05:09Z",
        "29.2.2024 13:05 | 2024-02-29T13:05:00Z",
        "@86400 | 1970-01-02T00:00:00Z",
      })
  void timesAreReadInAllForms(String text, String expected) {
    assertEquals(
        Instant.parse(expected).atOffset(ZoneOffset.UTC).toEpochSecond(), parse(text), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2023-02-29",
        "2024-13-01",
        "2024-366x",
        "2023-366",
        "2023-W53-1",
        "2024-02-29T25:00",
        "2024-02-29T24:01",
        "2024-02-29T12:60",
        "2024-02-29T12:00:60",
        "2024-02-29T12:00+15:00",
        "Fri, 29 Feb 2024",
        "29 Fbe 2024",
        "2/29/2024 13:00 pm",
        "1 Jan 2024 10:00 XST",
        "@",
        "@12a",
      })
  void whatIsNoDateIsInvalid(String text) {
    assertEquals(DateParser.INVALID, parse(text));
  }
}
