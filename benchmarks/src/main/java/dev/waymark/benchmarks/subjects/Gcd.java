package dev.waymark.benchmarks.subjects;

/**
 * Euclid's algorithm by subtraction.
 *
 * <p>Numbers of equal ratio take the same path, and others do not: for 1..n there are as many paths
 * as pairs in 1..n without a common divisor. Leaving the loop right after a swap is infeasible. The
 * literature bounds the turns of the loop; a bound on the numbers bounds these too, and lets every
 * run end by itself.
 */
public final class Gcd {
  private Gcd() {}

  /** The greatest common divisor of {@code u} and {@code v}, which must be positive. */
  public static int gcd(int u, int v) {
    int larger = u;
    int smaller = v;
    while (larger > 0) {
      if (larger < smaller) {
        int swapped = larger;
        larger = smaller;
        smaller = swapped;
      }
      larger -= smaller;
    }
    return smaller;
  }
}
