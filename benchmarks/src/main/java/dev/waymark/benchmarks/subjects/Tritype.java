package dev.waymark.benchmarks.subjects;

/**
 * Which kind of triangle three sides make, by adding up a weight for each pair of equal sides.
 *
 * <p>14 paths while no sum overflows: 3 for a side that is not positive, 4 for three different
 * sides, 1 for three equal ones, and 2 for each pair of equal sides. That two pairs are equal and
 * the third is not, is infeasible.
 */
public final class Tritype {
  public static final int SCALENE = 1;
  public static final int ISOSCELES = 2;
  public static final int EQUILATERAL = 3;
  public static final int NONE = 4;

  private Tritype() {}

  /** The kind of the triangle with sides {@code a}, {@code b} and {@code c}. */
  public static int classify(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return NONE;
    }
    int equal = 0;
    if (a == b) {
      equal += 1;
    }
    if (a == c) {
      equal += 2;
    }
    if (b == c) {
      equal += 3;
    }
    return switch (equal) {
      case 0 -> a + b <= c || b + c <= a || a + c <= b ? NONE : SCALENE;
      case 1 -> a + b > c ? ISOSCELES : NONE;
      case 2 -> a + c > b ? ISOSCELES : NONE;
      case 3 -> b + c > a ? ISOSCELES : NONE;
      default -> EQUILATERAL;
    };
  }
}
