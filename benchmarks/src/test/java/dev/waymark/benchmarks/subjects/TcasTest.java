package dev.waymark.benchmarks.subjects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TcasTest {
  private static final int LOW = 1_000;
  private static final int HIGH = 2_000;
  private static final int NOT_EQUIPPED = 2;

  private static int advise(int own, int other, int layer, int up, int down, int inhibited) {
    return Tcas.advise(601, 1, 1, own, 600, other, layer, up, down, 0, NOT_EQUIPPED, inhibited);
  }

  @Test
  void whoIsBelowClimbsIfThereIsTooLittleRoomBelowTheThreat() {
    assertEquals(Tcas.UPWARD, advise(LOW, HIGH, 0, 500, 399, 0));
    assertEquals(Tcas.UNRESOLVED, advise(LOW, HIGH, 0, 500, 400, 0));
  }

  @Test
  void whoIsAboveDescendsIfThereIsEnoughRoomAboveTheThreat() {
    assertEquals(Tcas.DOWNWARD, advise(HIGH, LOW, 0, 400, 500, 0));
    assertEquals(Tcas.UNRESOLVED, advise(HIGH, LOW, 0, 399, 500, 0));
  }

  @Test
  void inhibitingTheClimbAddsToTheRoomAbove() {
    assertEquals(Tcas.DOWNWARD, advise(HIGH, LOW, 0, 450, 500, 0));
    assertEquals(Tcas.UNRESOLVED, advise(HIGH, LOW, 0, 450, 500, 1));
  }

  @Test
  void theHigherTheLayerTheMoreRoomIsNeeded() {
    int[] needed = {400, 500, 640, 740};
    for (int layer = 0; layer < needed.length; layer++) {
      assertEquals(Tcas.UPWARD, advise(LOW, HIGH, layer, 900, needed[layer] - 1, 0));
      assertEquals(Tcas.UNRESOLVED, advise(LOW, HIGH, layer, 900, needed[layer], 0));
    }
  }

  @Test
  void equalAltitudesAreNotResolved() {
    assertEquals(Tcas.UNRESOLVED, advise(LOW, LOW, 0, 500, 399, 0));
    assertEquals(Tcas.UNRESOLVED, advise(LOW, LOW, 0, 400, 500, 0));
  }

  @Test
  void noAdviceIsGivenUnlessItIsEnabled() {
    assertEquals(Tcas.UPWARD, climb(601, 1, 600));
    assertEquals(Tcas.UNRESOLVED, climb(600, 1, 600));
    assertEquals(Tcas.UNRESOLVED, climb(601, 0, 600));
    assertEquals(Tcas.UNRESOLVED, climb(601, 1, 601));
  }

  private static int climb(int separation, int confidence, int rate) {
    return Tcas.advise(separation, confidence, 1, LOW, rate, HIGH, 0, 500, 399, 0, NOT_EQUIPPED, 0);
  }

  @Test
  void noAdviceIsGivenIfAnEquippedThreatHasItsOwn() {
    assertEquals(Tcas.UPWARD, climbFrom(1, Tcas.NO_INTENT));
    assertEquals(Tcas.UNRESOLVED, climbFrom(0, Tcas.NO_INTENT));
    assertEquals(Tcas.UNRESOLVED, climbFrom(1, 2));
  }

  private static int climbFrom(int reportsValid, int otherAdvice) {
    int capability = Tcas.TRAFFIC_ADVISORY;
    return Tcas.advise(
        601, 1, reportsValid, LOW, 600, HIGH, 0, 500, 399, otherAdvice, capability, 0);
  }
}
