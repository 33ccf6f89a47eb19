package dev.waymark.validation.classic;

/** The triangle classification of the testing literature. */
public final class Triangle {
  public static final int INVALID = 0;
  public static final int SCALENE = 1;
  public static final int ISOSCELES = 2;
  public static final int EQUILATERAL = 3;

  private Triangle() {}

  /** Sums are formed in int, so that very long sides overflow. */
  public static int classify(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return INVALID;
    }
    if (a + b <= c || b + c <= a || a + c <= b) {
      return INVALID;
    }
    if (a == b && b == c) {
      return EQUILATERAL;
    }
    return a == b || b == c || a == c ? ISOSCELES : SCALENE;
  }
}
