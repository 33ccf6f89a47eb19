package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.waymark.library.number.FloatBits;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers with all kinds of bits and digits mean what the JDK says. */
class FloatsTest {
  private static final int MANY = 100_000;

  private static LongStream bits() {
    Random random = new Random(1);
    return LongStream.concat(
        random.longs(MANY), LongStream.of(0, 1, 0x000F_FFFF_FFFF_FFFFL, 0x0010_0000_0000_0000L));
  }

  @Test
  void doublesHaveTheBitsOfTheJdk() {
    bits()
        .forEach(
            bits -> {
              double number = Double.longBitsToDouble(bits);
              assertEquals(Double.doubleToLongBits(number), FloatBits.of(number));
              assertEquals(Math.getExponent(number), FloatBits.exponent(number));
            });
  }

  @Test
  void floatsHaveTheBitsOfTheJdk() {
    bits()
        .forEach(
            bits -> {
              float number = Float.intBitsToFloat((int) bits);
              assertEquals(Float.floatToIntBits(number), FloatBits.of(number));
              assertEquals(Math.getExponent(number), FloatBits.exponent(number));
            });
  }

  @Test
  void shortDecimalsAreReadAsTheJdkReadsThem() {
    Random random = new Random(1);
    for (int i = 0; i < MANY; i++) {
      String text = decimal(random, 15);
      double[] read = Decimals.toDouble(text.toCharArray());
      assertNotNull(read, text);
      assertEquals(Double.parseDouble(text), read[0], text);
    }
  }

  @Test
  void shortDecimalsAreReadAsFloats() {
    Random random = new Random(1);
    for (int i = 0; i < MANY; i++) {
      String text = decimal(random, 7);
      float[] read = Decimals.toFloat(text.toCharArray());
      assertNotNull(read, text);
      assertEquals(Float.parseFloat(text), read[0], text);
    }
  }

  private static String decimal(Random random, int digits) {
    int count = 1 + random.nextInt(digits);
    int point = random.nextInt(count + 2);
    StringBuilder text = new StringBuilder(new String[] {"", "-", "+"}[random.nextInt(3)]);
    for (int i = 0; i < count; i++) {
      text.append(i == point ? "." : "").append((char) ('0' + random.nextInt(10)));
    }
    return text.append(count == point ? "." : "").toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-", ".", "+.", "1e3", "1.2.3", "NaN", " 1", "1f", "1234567890123456"})
  void whatIsNoShortDecimalIsLeftToTheJdk(String text) {
    assertNull(Decimals.toDouble(text.toCharArray()));
  }
}
