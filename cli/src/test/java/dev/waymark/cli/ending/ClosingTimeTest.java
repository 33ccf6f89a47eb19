package dev.waymark.cli.ending;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ClosingTimeTest {
  private static ClosingTime ofOneClass(Duration time) {
    ClosingTime closing = new ClosingTime(time);
    closing.explored(1);
    return closing;
  }

  @Test
  void whatEndsInTimeIsTaken() {
    ClosingTime closing = ofOneClass(Duration.ofMinutes(10));
    assertEquals(Optional.of("done"), closing.inTime(() -> "done"));
    assertTrue(closing.start() <= System.nanoTime());
  }

  @Test
  void whatTakesTooLongIsInterruptedAndMaySayWhatItKnows() {
    ClosingTime closing = ofOneClass(Duration.ZERO);
    assertEquals(Optional.of("half"), closing.inTime(() -> waitForever("half")));
  }

  private static String waitForever(String lastWord) {
    try {
      new CountDownLatch(1).await();
      return "all";
    } catch (InterruptedException e) {
      return lastWord;
    }
  }

  @Test
  void bugsAreNotSwallowed() {
    ClosingTime closing = ofOneClass(Duration.ofMinutes(10));
    assertThrows(
        IllegalStateException.class,
        () ->
            closing.inTime(
                () -> {
                  throw new ArithmeticException();
                }));
  }
}
