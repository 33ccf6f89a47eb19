package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.probe.Longs;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.Shadow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shadows keep operation, operands and value, whatever room these need. */
class ShadowOperandsTest {
  private static final long SMALL = 5;
  private static final long LARGE = 1L << 40;
  private static final int SOME = 100;

  @BeforeEach
  void begin() {
    Probe.begin(new RunLimits(SOME, SOME, SOME, SOME));
  }

  @AfterEach
  void end() {
    Probe.end();
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        0,
        -1,
        (1 << 22) - 1,
        1 << 22,
        -(1 << 22),
        -(1 << 22) - 1,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        1L + Integer.MAX_VALUE,
        Long.MIN_VALUE
      })
  void constantsOfAnySizeAreKept(long constant) {
    checkRight(SMALL, constant);
    checkRight(LARGE, constant);
    checkLeft(SMALL, constant);
    checkLeft(LARGE, constant);
  }

  private static void checkRight(long value, long constant) {
    Shadow left = Probe.symbol(0, 'J', value);
    Shadow difference = Longs.lsub(value, constant, left, null);
    assertNotNull(difference);
    assertSame(left, difference.left());
    assertNull(difference.right());
    check(difference, value - constant, constant);
  }

  private static void checkLeft(long value, long constant) {
    Shadow right = Probe.symbol(0, 'J', value);
    Shadow difference = Longs.lsub(constant, value, null, right);
    assertNotNull(difference);
    assertNull(difference.left());
    assertSame(right, difference.right());
    check(difference, constant - value, constant);
  }

  private static void check(Shadow difference, long value, long constant) {
    assertEquals(Operation.LSUB, difference.operation());
    assertEquals(value, difference.value());
    assertEquals(constant, difference.constant());
  }
}
