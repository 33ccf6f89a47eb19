package dev.waymark.benchmarks.subjects;

/**
 * Which kind of triangle three sides make, by adding up a weight for each pair of equal sides: the
 * classic of the testing literature, in the shape it mostly has there. The sum of the weights tells
 * what was found, and is asked for value by value.
 *
 * <p>14 paths while no sum overflows: 3 for a side that is not positive, 4 for three different
 * sides, 1 for three equal ones, and 2 for each pair of equal sides. 21 partial paths are
 * infeasible: 3 have two pairs equal and the third not, in 18 the sum of weights is another.
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
    if (equal == 0) {
      return a + b <= c || b + c <= a || a + c <= b ? NONE : SCALENE;
    }
    if (equal > 3) {
      return EQUILATERAL;
    }
    if (equal == 1 && a + b > c) {
      return ISOSCELES;
    }
    if (equal == 2 && a + c > b) {
      return ISOSCELES;
    }
    return equal == 3 && b + c > a ? ISOSCELES : NONE;
  }
}
