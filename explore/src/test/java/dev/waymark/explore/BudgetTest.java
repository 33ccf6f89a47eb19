package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.job.Budget;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {
  private static Duration runTime(int seconds) {
    return new Budget(1, Duration.ofSeconds(seconds)).runTime();
  }

  @Test
  void oneRunMayTakeAShareOfTheTimeWithinReason() {
    assertEquals(Duration.ofSeconds(1), runTime(5));
    assertEquals(Duration.ofMillis(1_500), runTime(30));
    assertEquals(Duration.ofSeconds(10), runTime(3_600));
  }
}
