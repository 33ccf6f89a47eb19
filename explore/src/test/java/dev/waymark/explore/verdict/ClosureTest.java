package dev.waymark.explore.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.target.Entry;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClosureTest {
  private static Closure of(String name) {
    return Closure.of(Sample.method(name), Sample.CALLS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain", "concatenating", "careful", "lists", "shared"})
  void whatFollowsFromItsInputsIsInNoDoubt(String name) {
    assertEquals(Set.of(), of(name).doubts());
    assertTrue(of(name).isWhole());
  }

  @ParameterizedTest
  @CsvSource({
    "chance, Math.random",
    "through, System.nanoTime",
    "callsNative, calls native",
    "callsHiding, catches errors of the virtual machine",
    "concatenatingObjects, calls",
    "keys, System.nanoTime"
  })
  void whatMayBeOtherwiseIsInDoubt(String name, String reason) {
    Set<String> doubts = of(name).doubts();
    assertTrue(doubts.stream().anyMatch(each -> each.contains(reason)), doubts.toString());
  }

  @Test
  void whatIsReachedIsAllThatMayRun() {
    Set<?> reached = of("through").reached();
    assertTrue(reached.contains(Sample.method("through")));
    assertTrue(reached.contains(Sample.method("helper")));
    assertTrue(reached.contains(Sample.method("deepest")));
    assertFalse(reached.contains(Sample.method("lonely")));
    assertEquals(Sample.CALLS, of("through").calls());
  }

  @Test
  void staticFieldsThatEarlierCallsWriteAreNamed() {
    assertEquals(1, of("counting").statics().size());
    assertEquals(0, of("plain").statics().size());
  }

  @Test
  void assumptionsAreThoseOfTheCode() {
    assertTrue(of("boxes").assumptions().contains("the default cache of Integer"));
    assertFalse(of("plain").assumptions().contains("the default cache of Integer"));
    Entry entry = Entry.of(Sample.method("twice"));
    Set<String> assumed = Closure.of(entry, Sample.CALLS).assumptions();
    assertTrue(assumed.contains("no other thread writes meanwhile"), assumed.toString());
    assertEquals(Set.of(), of("plain").assumptions());
  }
}
