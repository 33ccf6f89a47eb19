package dev.waymark.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PaintTest {
  private static final String TEXT =
      """
        branches
          Postage.cents:13 grams <= 0 [true]      covered by test 1
          Postage.cents:20 cents < 85 [true]      infeasible (weakest precondition)
          Postage.cents:21 open (x) [true]        open (time is up)
        9 of 10 branches covered (90.0 %), 1 infeasible
      end
      """;

  @Test
  void verdictsHaveColoursOnATerminal() {
    String painted = Paint.COLOURS.of("    a < b [true]  covered by test 1\n");
    assertEquals("    a < b [true]  \033[32mcovered by test 1\033[0m\n", painted);
    assertEquals(
        "    a [x]   \033[33mopen (why)\033[0m\n", Paint.COLOURS.of("    a [x]   open (why)\n"));
  }

  @Test
  void onlyVerdictsHaveColours() {
    String painted = Paint.COLOURS.of(TEXT);
    assertEquals(TEXT, painted.replaceAll("\033\\[\\d*m", ""));
    assertEquals(3, painted.split("\033\\[0m", -1).length - 1, painted);
  }

  @Test
  void elsewhereTextIsAsItIs() {
    assertEquals(TEXT, Paint.NONE.of(TEXT));
  }
}
