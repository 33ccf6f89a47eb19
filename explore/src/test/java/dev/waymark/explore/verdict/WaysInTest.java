package dev.waymark.explore.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.MethodModel;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WaysInTest {
  private static WaysIn.Ways ways(String to, String... entries) {
    List<MethodModel> explored = Arrays.stream(entries).map(Sample::method).toList();
    return new WaysIn(Sample.CALLS, explored).to(Sample.method(to));
  }

  private static void assertObstacle(String words, WaysIn.Ways ways) {
    assertTrue(
        ways.obstacles().stream().anyMatch(each -> each.contains(words)),
        ways.obstacles().toString());
  }

  @Test
  void anEntryIsItsOwnOnlyWay() {
    WaysIn.Ways ways = ways("through", "through", "plain");
    assertEquals(Set.of(Sample.method("through")), ways.entries());
    assertEquals(Set.of(), ways.obstacles());
    assertFalse(ways.afterErrors().getAsBoolean());
  }

  @Test
  void theWaysToAPrivateMethodAreThoseOfItsCallers() {
    WaysIn.Ways deep = ways("deepest", "through", "plain");
    assertEquals(Set.of(Sample.method("through")), deep.entries());
    assertEquals(Set.of(), deep.obstacles());
    WaysIn.Ways both = ways("both", "shared", "sharedToo");
    assertEquals(Set.of(Sample.method("shared"), Sample.method("sharedToo")), both.entries());
  }

  @Test
  void aCallerThatIsNotExploredIsAnObstacle() {
    assertObstacle("sharedToo is not explored", ways("both", "shared"));
    assertObstacle("plain is not explored", ways("plain", "shared"));
  }

  @Test
  void aMethodThatNobodyCallsOrThatIsCalledLaterIsAnObstacle() {
    assertObstacle("no caller found", ways("lonely", "plain"));
    WaysIn.Ways later = ways("late", "lambda");
    assertObstacle("may be called later", later);
  }

  @Test
  void whatACaughtErrorLeadsToIsKnown() {
    assertTrue(ways("afterwards", "afterError").afterErrors().getAsBoolean());
    assertFalse(ways("deepest", "through").afterErrors().getAsBoolean());
  }
}
