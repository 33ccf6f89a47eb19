package dev.waymark.maven.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ThresholdTest {
  @Test
  void theExactShareIsEnough() {
    assertTrue(branches(90, 9, 10).isReached());
    assertFalse(branches(90.1, 9, 10).isReached());
    assertTrue(branches(100, 0, 0).isReached());
  }

  @Test
  void almostAllIsNotAll() {
    assertFalse(branches(100, 9999, 10000).isReached());
    assertEquals("branch coverage is 99.9 % (9999 of 10000)", branches(0, 9999, 10000).measured());
  }

  @Test
  void onlyWhatIsMissedIsTold() {
    assertEquals(
        List.of("branch coverage is 50.0 % (1 of 2), below branchThreshold 87.5"),
        Threshold.missed(List.of(branches(87.5, 1, 2), branches(50, 1, 2))));
  }

  private static Threshold branches(double least, long part, long whole) {
    return new Threshold("branchThreshold", "branch coverage", least, part, whole);
  }
}
