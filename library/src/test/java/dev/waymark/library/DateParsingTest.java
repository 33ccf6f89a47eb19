package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.library.java.time.LocalDateModel;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Dates are parsed as the JDK parses them, or rejected as it does. */
class DateParsingTest {
  private static final int TRIALS = 20_000;
  private static final String OTHERS = "-+0129/a \u0663";

  /** A date or nearly one. */
  private static String text(Random random) {
    String text =
        String.format(
            "%04d-%02d-%02d", random.nextInt(10_000), random.nextInt(14), random.nextInt(33));
    StringBuilder changed = new StringBuilder(text);
    for (int i = random.nextInt(4); i > 1; i--) {
      char other = OTHERS.charAt(random.nextInt(OTHERS.length()));
      int place = random.nextInt(changed.length());
      switch (random.nextInt(3)) {
        case 0 -> changed.setCharAt(place, other);
        case 1 -> changed.insert(place, other);
        default -> changed.deleteCharAt(place);
      }
    }
    return changed.toString();
  }

  private static String result(Function<String, LocalDate> parser, String text) {
    try {
      return parser.apply(text).toString();
    } catch (DateTimeException e) {
      return e.toString();
    }
  }

  @Test
  void datesAtRandomAreThoseOfTheJdk() {
    int parsed = 0;
    for (int seed = 0; seed < TRIALS; seed++) {
      String text = text(new Random(seed));
      String expected = result(LocalDate::parse, text);
      parsed += expected.equals(text) ? 1 : 0;
      Probe.begin(RunLimits.DEFAULT);
      try {
        String carried = (String) Carrying.make(text);
        assertEquals(expected, result(LocalDateModel::parse, carried), text);
      } finally {
        Probe.end();
      }
    }
    assertTrue(parsed > TRIALS / 10 && parsed < TRIALS, parsed + " dates");
  }
}
