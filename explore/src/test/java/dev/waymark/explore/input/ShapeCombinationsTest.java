package dev.waymark.explore.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.target.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShapeCombinationsTest {
  private static final List<Shape> CHOICES =
      List.of(new Shape.Same(0), new Shape.Same(1), new Shape.Same(2));

  private final ShapeCombinations combinations = new ShapeCombinations();

  private static String text(List<List<Shape>> lists) {
    StringBuilder text = new StringBuilder();
    for (List<Shape> list : lists) {
      list.forEach(shape -> text.append(((Shape.Same) shape).input()));
      text.append(' ');
    }
    return text.toString().trim();
  }

  @Test
  void fewDifferencesComeFirst() {
    assertEquals(
        "00 01 02 10 20 11 12 21 22", text(combinations.some(List.of(CHOICES, CHOICES), 9)));
    assertFalse(combinations.isCut());
  }

  @Test
  void whatIsLeftOutIsKnown() {
    assertEquals("00 01 02", text(combinations.some(List.of(CHOICES, CHOICES), 3)));
    assertTrue(combinations.isCut());
  }

  @Test
  void allOfThemAreTheProduct() {
    assertEquals(
        "00 10 20 01 11 21 02 12 22", text(ShapeCombinations.all(List.of(CHOICES, CHOICES))));
    assertEquals(1, ShapeCombinations.all(List.of()).size());
  }
}
