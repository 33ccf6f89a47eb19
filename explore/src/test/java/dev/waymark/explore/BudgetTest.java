package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.MemoryBudget;
import dev.waymark.explore.job.TimeShares;
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

  private static Duration exploring(int seconds) {
    return new TimeShares(Duration.ofSeconds(seconds), 1).exploring();
  }

  @Test
  void onABusyMachineMoreIsLeftForTheTests() {
    assertEquals(Duration.ofSeconds(10), new TimeShares(Duration.ofSeconds(20), 4).closing());
    assertEquals(Duration.ofSeconds(12), new TimeShares(Duration.ofSeconds(60), 4).closing());
    assertEquals(Duration.ofSeconds(24), new TimeShares(Duration.ofSeconds(60), 8).closing());
    assertEquals(Duration.ofSeconds(40), new TimeShares(Duration.ofSeconds(600), 4).closing());
  }

  @Test
  void someOfTheTimeIsLeftForTheTests() {
    assertEquals(Duration.ofMillis(500), exploring(1));
    assertEquals(Duration.ofMillis(2_500), exploring(5));
    assertEquals(Duration.ofSeconds(7), exploring(10));
    assertEquals(Duration.ofSeconds(24), exploring(30));
    assertEquals(Duration.ofSeconds(590), exploring(600));
  }

  @Test
  void targetAndSolversGetSharesOfTheMemory() {
    MemoryBudget all = MemoryBudget.USUAL;
    assertEquals(512, all.targetHeap());
    long launched = all.megabytes() * 3L / 8;
    long given = launched + all.targetHeap() + (all.solverBytes() >> 20);
    assertTrue(given < all.megabytes() * 3L / 4, "nothing is left for the JVMs: " + given);
  }
}
