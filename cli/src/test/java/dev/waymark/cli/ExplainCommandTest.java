package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** What {@code explain} says of {@code Excluded}, to the letter. */
class ExplainCommandTest {
  private static final String CLASS = "dev.waymark.cli.targets.Excluded";

  private static Execution explain(String method, String... more) {
    String[] args = new String[more.length + 4];
    args[0] = "explain";
    args[1] = CLASS + "#" + method;
    args[2] = "-cp";
    args[3] = "target/test-classes";
    System.arraycopy(more, 0, args, 4, more.length);
    return Execution.of(args);
  }

  private static void assertExplained(String method, String... lines) {
    Execution execution = explain(method);
    assertEquals("", execution.err());
    assertEquals(String.join("\n", lines) + "\n", execution.out());
    assertEquals(0, execution.exitCode());
  }
}
