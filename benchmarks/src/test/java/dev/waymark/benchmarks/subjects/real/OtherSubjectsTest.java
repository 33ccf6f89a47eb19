package dev.waymark.benchmarks.subjects.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.subjects.real.CronField.Unit;
import dev.waymark.benchmarks.subjects.real.DateValidator.Result;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class OtherSubjectsTest {
  @Test
  void everyDayOfTheCalendarIsFollowedByTheNext() {
    DateValidator validator = new DateValidator(1899, 2000);
    LocalDate day = LocalDate.of(1899, 1, 1);
    while (day.getYear() <= 2000) {
      assertEquals(day.plusDays(1).toString(), validator.next(day.toString()));
      day = day.plusDays(1);
    }
  }

  @Test
  void whatIsWrongWithADateIsTold() {
    DateValidator validator = new DateValidator(1990, 2030);
    assertEquals(Result.VALID, validator.validate(" 29.2.2024 "));
    assertEquals(Result.NO_SUCH_DAY, validator.validate("2023-02-29"));
    assertEquals(Result.NO_SUCH_MONTH, validator.validate("2023-13-01"));
    assertEquals(Result.MALFORMED, validator.validate("2023-1-01"));
    assertEquals(Result.TOO_LATE, validator.validate("2031-01-01"));
    assertEquals(Result.MISSING, validator.validate(null));
  }

  @Test
  void matricesAreMultipliedAndHaveADeterminant() {
    Matrix matrix = new Matrix(new double[][] {{0, 2}, {3, 4}});
    assertEquals(-6, matrix.determinant(), 1e-9);
    assertEquals(matrix, matrix.times(Matrix.identity(2)));
    assertEquals(matrix, matrix.transposed().transposed());
    assertFalse(matrix.isSymmetric());
    assertTrue(matrix.plus(matrix.transposed()).isSymmetric());
  }

  @Test
  void cronFieldsHaveListsRangesStepsAndNames() {
    CronField field = new CronField(Unit.MINUTE, "5,10-20/5,50/4");
    assertTrue(field.matches(15) && field.matches(58) && !field.matches(11));
    assertEquals(5, field.next(58));
    assertEquals("5 of 7", new CronField(Unit.WEEKDAY, "mon-FRI").describe());
    assertEquals("every hour", new CronField(Unit.HOUR, "*").describe());
    assertEquals("month 12", new CronField(Unit.MONTH, "dec").describe());
    assertThrows(IllegalArgumentException.class, () -> new CronField(Unit.DAY, "0"));
  }

  @Test
  void telegramsWithTheRightChecksumAreDecoded() {
    assertEquals("reading 258", TelegramDecoder.decode(telegram(1, 1, 2)));
    assertEquals("leak tamper", TelegramDecoder.decode(telegram(2, 0x81)));
    assertEquals("alive", TelegramDecoder.decode(telegram(3)));
    byte[] wrong = telegram(3);
    wrong[3]++;
    assertEquals("wrong checksum", TelegramDecoder.decode(wrong));
  }

  private static byte[] telegram(int type, int... payload) {
    byte[] telegram = new byte[payload.length + 4];
    telegram[0] = 0x68;
    telegram[1] = (byte) payload.length;
    telegram[2] = (byte) type;
    for (int i = 0; i < payload.length; i++) {
      telegram[3 + i] = (byte) payload[i];
    }
    telegram[telegram.length - 1] = (byte) TelegramDecoder.crc(telegram, telegram.length - 1);
    return telegram;
  }

  @Test
  void serialNumbersHaveACheckNumber() {
    assertEquals("water meter", TelegramDecoder.kind("W-53"));
    assertEquals("wrong check number", TelegramDecoder.kind("W-54"));
    assertEquals("no check number", TelegramDecoder.kind("W"));
  }
}
