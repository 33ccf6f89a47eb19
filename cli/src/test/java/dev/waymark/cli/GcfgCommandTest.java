package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class GcfgCommandTest {
  private static Execution gcfg(String... more) {
    String[] args = new String[more.length + 6];
    args[0] = "gcfg";
    args[1] = "dev.waymark.examples.Turnstile#isCrowded";
    args[2] = "-cp";
    args[3] = "../examples/target/classes";
    args[4] = "--seconds";
    args[5] = "20";
    System.arraycopy(more, 0, args, 6, more.length);
    return Execution.of(args);
  }

  @Test
  void whatMustHoldIsSaidInTheWordsOfTheSource() {
    Execution execution = gcfg();
    assertEquals(0, execution.exitCode(), execution.err());
    assertTrue(
        execution.out().contains("target Turnstile.isCrowded:17 persons > 30 [true]: covered"),
        execution.out());
    assertTrue(execution.out().contains("persons + 1 > 30"), execution.out());
  }

  @Test
  void ofManyConditionsTheFirstAreShown() {
    String out = gcfg().out();
    assertTrue(out.contains("local3 > local4 + 30 && 120 more"), out);
    assertTrue(out.lines().allMatch(line -> line.length() < 200), out);
  }

  @Test
  void aModelIsDrawnForGraphvizAndBrowsersAndPrograms() {
    assertTrue(gcfg("--format", "dot").out().startsWith("digraph gcfg {"));
    assertTrue(gcfg("--format", "svg").out().startsWith("<svg "));
    String json = gcfg("--format", "json").out();
    assertTrue(json.contains("\"predicate\" : \"persons > 30\""), json);
  }

  @Test
  void aClassHasNoModel() {
    Execution execution = Execution.of("gcfg", "dev.waymark.cli.Sample");
    assertEquals(2, execution.exitCode());
    assertTrue(execution.err().contains("write CLASS#METHOD"), execution.err());
  }
}
