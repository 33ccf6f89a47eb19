package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void columnsLineUpAndLongCellsPushTheirRowAlone() {
    TextTable table = new TextTable();
    String wide = "x".repeat(70);
    table.row("a", "b", "c");
    table.row("long", "b", "c");
    table.row(wide, "b", "c");
    assertEquals("a     b  c\nlong  b  c\n" + wide + "  b  c\n", table.print(""));
  }
}
