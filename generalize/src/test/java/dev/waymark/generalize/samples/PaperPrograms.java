package dev.waymark.generalize.samples;

/** The programs of paper 003. */
public final class PaperPrograms {
  private PaperPrograms() {}

  /** Figure 1; the letters are those of the paper. */
  public static int factorial(int x) {
    int abs = x; // a
    int i = 2; // a
    int res = 1; // b
    if (abs < 0) { // c
      abs = -abs; // d
    }
    while (i <= abs) { // e
      res = res * i; // f
      i = i + 1; // f
    }
    if (x < 1) { // g
      res = -res; // h
    }
    return res; // i
  }

  /** Figure 7. */
  public static int gcd(int first, int second) {
    int u = first;
    int v = second;
    while (u > 0) { // a
      if (v > u) { // b
        int t = u; // c
        u = v; // d
        v = t; // e
      }
      u = u - v; // f
    }
    return v;
  }
}
