package dev.waymark.report.inputs;

/** A record that does not take everything. */
public record Point(int x, int y) {
  public Point {
    if (x < 0) {
      throw new IllegalArgumentException("negative");
    }
  }

  public int quadrant() {
    if (x < 0) {
      return -1;
    }
    return y > 10 ? 1 : 4;
  }

  public boolean isLeftOf(Point other) {
    return x < other.x;
  }

  public static Point middle(Point a, Point b) {
    if (a.x == b.x + 7) {
      return null;
    }
    return new Point((a.x + b.x) / 2, 0);
  }
}
