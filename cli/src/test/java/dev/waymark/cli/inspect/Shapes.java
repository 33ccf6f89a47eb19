package dev.waymark.cli.inspect;

/** Methods to render. */
final class Shapes {
  static int sum(int[] v, int n) {
    int sum = 0;
    while (n > 0 && v[n] != 0) {
      sum += v[n];
      n--;
    }
    return sum;
  }

  static String quote() {
    return "a\"b";
  }

  private Shapes() {}
}
