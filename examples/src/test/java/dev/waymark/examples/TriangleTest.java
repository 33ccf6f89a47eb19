package dev.waymark.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests as people write them; {@code waymark cover} says what they leave out. */
class TriangleTest {
  @Test
  void equalSidesMakeAnEquilateralTriangle() {
    assertEquals(Triangle.Kind.EQUILATERAL, Triangle.classify(3, 3, 3));
  }

  @Test
  void twoEqualSidesMakeAnIsoscelesTriangle() {
    assertEquals(Triangle.Kind.ISOSCELES, Triangle.classify(3, 3, 5));
  }

  @Test
  void differentSidesMakeAScaleneTriangle() {
    assertEquals(Triangle.Kind.SCALENE, Triangle.classify(3, 4, 5));
  }

  @Test
  void aSideOfNoLengthMakesNoTriangle() {
    assertEquals(Triangle.Kind.NONE, Triangle.classify(0, 4, 5));
  }
}
