package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.library.java.lang.StringModel;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import java.util.Arrays;
import java.util.IllegalFormatException;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Formats give what the JDK gives, or fail as it does. */
class FormattingTest {
  private static final int TRIALS = 20_000;
  private static final String ALPHABET = "%%%%ssdddxcbn-0+,.,1$235 fX(#";

  private static final List<@Nullable Object> VALUES =
      Arrays.asList(
          null,
          "",
          "way",
          "waymark",
          0,
          7,
          -7,
          1234567,
          Integer.MIN_VALUE,
          Integer.MAX_VALUE,
          5L,
          -9876543210L,
          Long.MIN_VALUE,
          (short) -3,
          (short) 300,
          (byte) -1,
          (byte) 100,
          'x',
          true,
          false,
          2.5,
          -0.0,
          List.of(1, 2));

  private static @Nullable Object[] arguments(Random random, UnaryOperator<Object> change) {
    @Nullable Object[] arguments = new Object[random.nextInt(4)];
    for (int i = 0; i < arguments.length; i++) {
      Object value = VALUES.get(random.nextInt(VALUES.size()));
      boolean isBox = value != null && !(value instanceof List<?>);
      arguments[i] = isBox ? change.apply(value) : value;
    }
    return arguments;
  }

  private static String pattern(Random random) {
    StringBuilder pattern = new StringBuilder();
    for (int i = random.nextInt(12); i >= 0; i--) {
      pattern.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return pattern.toString();
  }

  /** What is formatted, or the exception. */
  private static String result(String pattern, @Nullable Object[] arguments) {
    try {
      return "\"" + String.format(pattern, arguments) + "\"";
    } catch (IllegalFormatException e) {
      return e.toString();
    }
  }

  private static String modelled(String pattern, @Nullable Object[] arguments) {
    try {
      String text = StringModel.format(pattern, arguments);
      assertNull(Carrying.fault(text), pattern);
      return "\"" + text + "\"";
    } catch (IllegalFormatException e) {
      return e.toString();
    }
  }

  @Test
  void formatsAtRandomAreThoseOfTheJdk() {
    int formatted = 0;
    for (int seed = 0; seed < TRIALS; seed++) {
      Probe.begin(RunLimits.DEFAULT);
      try {
        String pattern = pattern(new Random(seed));
        @Nullable Object[] plain = arguments(new Random(seed), Carrying::copy);
        @Nullable Object[] carried = arguments(new Random(seed), Carrying::make);
        String expected = result(pattern, plain);
        formatted += expected.startsWith("\"") ? 1 : 0;
        assertEquals(
            expected, modelled(pattern, carried), pattern + " with " + Arrays.toString(plain));
      } finally {
        Probe.end();
      }
    }
    assertTrue(formatted > TRIALS / 10, "only " + formatted + " formats were sound");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"%d", "%5d|", "%-5d|", "%05d", "%+d", "%,d", "%,012d", "%x", "%08x", "%s", "%b"})
  void numbersAreThoseOfTheJdk(String pattern) {
    for (Object each : VALUES) {
      if (each instanceof Integer || each instanceof Long || each instanceof Short) {
        Probe.begin(RunLimits.DEFAULT);
        try {
          assertEquals(
              String.format(pattern, each), StringModel.format(pattern, Carrying.make(each)));
        } finally {
          Probe.end();
        }
      }
    }
  }

  @Test
  void aMissingArgumentIsRejected() {
    assertThrows(IllegalFormatException.class, () -> StringModel.format("%2$s", "a"));
    assertEquals("a-a", StringModel.formatted("%1$s-%1$s", "a"));
  }
}
