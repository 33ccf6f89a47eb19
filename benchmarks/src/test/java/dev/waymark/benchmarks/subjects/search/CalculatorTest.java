package dev.waymark.benchmarks.subjects.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CalculatorTest {
  private static long run(String text) {
    return Calculator.run(text.toCharArray());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "1 + 2 * 3 ~ 7",
        "(1 + 2) * 3 ~ 9",
        "2 ^ 3 ^ 2 ~ 512",
        "-7 / 2 % 2 ~ -1",
        "x = y = 4; x * y ~ 16",
        "x = 3; x *= x + 1; x ~ 12",
        "x = 3; x ^= 2; --x ~ 8",
        "++x + ++x ~ 3",
        "1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3 ~ 1",
        "1 == 2 || !(1 != 2) ~ 0",
        "(-1) ^ 5 + 0 ^ 0 ~ 0",
        ";; ~ 0",
      })
  void statementsHaveValues(String text, long expected) {
    assertEquals(expected, run(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 + | 0",
        "1 2 | 0",
        "(1 | 0",
        "++1 | 0",
        "1 / 0 | 1",
        "x %= 0 | 1",
        "2147483647 + 1 | 2",
        "2 ^ 31 | 2",
        "99999999999 | 2",
        "2 ^ -1 | 3",
        "!!!!!!!!!1 | 4",
        "((((((((( | 4",
      })
  void theFirstErrorIsTold(String text, long error) {
    assertEquals(Calculator.SYNTAX + error, run(text));
  }
}
