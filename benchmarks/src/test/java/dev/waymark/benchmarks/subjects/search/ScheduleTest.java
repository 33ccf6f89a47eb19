package dev.waymark.benchmarks.subjects.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class ScheduleTest {
  private static final int[] ILLEGAL = {Schedule.ILLEGAL};

  @Test
  void higherPrioritiesFinishFirst() {
    assertArrayEquals(
        new int[] {3, 2, 0, 1}, Schedule.run(2, 1, 1, new int[] {Schedule.FLUSH, 0, 0}));
  }

  @Test
  void aProcessWhoseTimeIsUpGoesToTheEnd() {
    int[] commands = {Schedule.QUANTUM_EXPIRE, 0, 0, Schedule.FLUSH, 0, 0};
    assertArrayEquals(new int[] {1, 2, 0}, Schedule.run(3, 0, 0, commands));
  }

  @Test
  void aBlockedProcessWaitsUntilItIsUnblocked() {
    int[] commands = {
      Schedule.BLOCK, 0, 0, Schedule.FINISH, 0, 0, Schedule.UNBLOCK, 0, 50, Schedule.FLUSH, 0, 0
    };
    assertArrayEquals(new int[] {0, 2, 1}, Schedule.run(2, 0, 1, commands));
  }

  @Test
  void aPromotedProcessOvertakes() {
    int[] commands = {Schedule.UPGRADE, 1, 60, Schedule.NEW, 3, 0, Schedule.FLUSH, 0, 0};
    assertArrayEquals(new int[] {3, 1, 0, 2}, Schedule.run(3, 0, 0, commands));
  }

  @Test
  void wrongCommandsAreIllegal() {
    assertArrayEquals(ILLEGAL, Schedule.run(5, 0, 0, new int[0]));
    assertArrayEquals(ILLEGAL, Schedule.run(1, 0, 0, new int[] {Schedule.NEW, 4, 0}));
    assertArrayEquals(ILLEGAL, Schedule.run(1, 0, 0, new int[] {Schedule.UPGRADE, 3, 0}));
    assertArrayEquals(ILLEGAL, Schedule.run(1, 0, 0, new int[] {Schedule.UNBLOCK, 0, 101}));
    assertArrayEquals(ILLEGAL, Schedule.run(1, 0, 0, new int[] {8, 0, 0}));
  }
}
