package dev.waymark.benchmarks.harm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.probe.refuse.Permission;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Targets that misbehave end as they should, and do no harm unless they are allowed to. */
class HostileTableTest {
  /** Those that need not be waited for. */
  static List<HostileSubject> quick() {
    return HostileSubject.all().stream()
        .filter(subject -> !subject.expected().startsWith("LOST"))
        .toList();
  }

  private static HostileSubject subject(String name) {
    return HostileSubject.all().stream()
        .filter(subject -> subject.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("quick")
  void isContained(HostileSubject subject) {
    try (HarmWatch watch = new HarmWatch()) {
      HostileRun run = HostileRun.of(subject, watch.key(), Set.of());
      assertTrue(run.isAsExpected(subject), run.outcome());
      assertTrue(run.isKept());
      assertEquals(List.of(), watch.harm());
    }
  }

  @Test
  void anInputThatCrashesTheJvmIsBlamed() {
    HostileSubject crash = subject("Leaving.crash");
    HostileRun run = HostileRun.of(crash, 0, Set.of());
    assertTrue(run.isAsExpected(crash), run.outcome());
    assertTrue(run.isKept());
  }

  @Test
  void aFileMayBeDeletedIfThatIsAllowed() {
    try (HarmWatch watch = new HarmWatch()) {
      HostileRun run =
          HostileRun.of(subject("Reaching.delete"), watch.key(), Set.of(Permission.FILES));
      assertTrue(run.outcome().startsWith("UNSTABLE"), run.outcome());
      assertEquals(List.of("a file was changed"), watch.harm());
    }
  }

  @Test
  void aConnectionMayBeMadeIfThatIsAllowed() {
    try (HarmWatch watch = new HarmWatch()) {
      HostileRun run =
          HostileRun.of(subject("Reaching.socket"), watch.key(), Set.of(Permission.SOCKETS));
      assertEquals("RETURNED: " + watch.key(), run.outcome());
      assertEquals(List.of("a connection was made"), watch.harm());
    }
  }

  @Test
  void aProcessThatIsAllowedEndsWithTheTargetJvm() {
    try (HarmWatch watch = new HarmWatch()) {
      HostileRun run =
          HostileRun.of(subject("Reaching.process"), watch.key(), Set.of(Permission.PROCESSES));
      assertTrue(run.outcome().startsWith("UNSTABLE"), run.outcome());
      assertEquals(List.of(), watch.harm());
    }
  }

  @Test
  void anExitThatIsAllowedIsBlamed() {
    HostileRun run = HostileRun.of(subject("Leaving.exit"), 0, Set.of(Permission.EXIT));
    assertEquals("LOST: the target JVM died: exit status 0", run.outcome());
    assertTrue(run.isKept());
  }
}
