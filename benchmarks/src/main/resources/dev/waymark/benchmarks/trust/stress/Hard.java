package trust;

/** Questions that solvers work on for long. */
public class Hard {
  public static int factors(long a, long b) {
    if (a > 1 && b > 1 && a < 2_000_000_000L && b < 2_000_000_000L) {
      if (a * b == 2_305_843_027_467_304_993L) return 1;
    }
    return 0;
  }

  public static int cubes(int a, int b, int c) {
    if (a * a * a + b * b * b == c * c * c && a > 0 && b > 0 && c > 0) return 1;
    return 0;
  }

  public static int mixed(long a, long b) {
    long x = a;
    for (int i = 0; i < 12; i++) {
      x = x * 6364136223846793005L + (b ^ (x >>> 29));
    }
    return x == 42 ? 1 : 0;
  }

  public static int doubles(double a, double b, double c) {
    if (a * a + b * b == c * c && a > 1.5 && b > a && c / b == 1.25 && a * b * c > 77.7) return 1;
    return 0;
  }
}
