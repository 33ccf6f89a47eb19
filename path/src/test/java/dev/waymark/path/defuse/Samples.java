package dev.waymark.path.defuse;

/** Programs to be walked through. */
final class Samples {
  private int value;

  private Samples(int value) {
    this.value = value;
  }

  /** The greatest common divisor as in paper 003, Figure 7. */
  static int gcd(int first, int second) {
    int u = first;
    int v = second;
    while (u > 0) {
      if (v > u) {
        int t = u;
        u = v;
        v = t;
      }
      u = u - v;
    }
    return v;
  }

  /** Its input is of another sort. */
  static long same(long x) {
    return x;
  }

  /** Two ways that meet before something is computed, made and called. */
  static int joined(int x, int y) {
    int a = x;
    if (y > 0) {
      a = twice(a);
      a = twice(a);
    }
    Samples made = new Samples(x + 1);
    int[] numbers = {x, made.value};
    int b = twice(numbers[1]);
    return b > 7 ? a : b;
  }

  private static int twice(int x) {
    return 2 * x;
  }

  /** What is read through two names of one object, and through another object. */
  static int aliased(int x) {
    Samples one = new Samples(x);
    Samples same = one;
    Samples other = new Samples(3);
    same.value = x + 1;
    other.value = 9;
    return one.value > x ? 1 : 0;
  }

  /** What is written through one name is read through another. */
  static int through(int x) {
    Samples one = new Samples(1);
    Samples same = one;
    same.value = x;
    return one.value != x ? 1 : 0;
  }

  /** A cast that passes, and a null check behind it. */
  static int cast(Object[] given) {
    Object object = given[0];
    int[] numbers = (int[]) object;
    return object == null ? 1 : numbers.length;
  }
}
