package trust;

/** A class with a subclass beside it that does what the class itself never does. */
public class Shape {
  public int sides() {
    return 4;
  }

  public int kind(int wanted) {
    if (sides() == 3) return 1;
    return sides() == wanted ? 2 : 3;
  }

  static class Triangle extends Shape {
    @Override
    public int sides() {
      return 3;
    }
  }

  public static int compare(Shape a, Shape b) {
    if (a == null || b == null) return 0;
    if (a == b) return 1;
    return a.sides() < b.sides() ? 2 : 3;
  }
}
