package dev.waymark.examples;

/** Tells what kind of triangle three sides make. */
public final class Triangle {
  /** What three sides make. */
  public enum Kind {
    NONE,
    SCALENE,
    ISOSCELES,
    EQUILATERAL
  }

  private Triangle() {}

  /** Classifies a triangle by the lengths of its sides, in any order. */
  public static Kind classify(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return Kind.NONE;
    }
    if (a >= b + c || b >= a + c || c >= a + b) {
      return Kind.NONE;
    }
    if (a == b && b == c) {
      return Kind.EQUILATERAL;
    }
    return a == b || b == c || a == c ? Kind.ISOSCELES : Kind.SCALENE;
  }
}
