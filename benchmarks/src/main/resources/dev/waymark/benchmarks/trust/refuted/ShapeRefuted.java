package trust;

public class ShapeRefuted {
  public static void kinds() {
    new Shape().kind(4);
    new Shape().kind(5);
    new Shape.Triangle().kind(0);
  }

  public static void unseen() {
    Shape shape = new Shape();
    Shape.compare(shape, shape);
    Shape.compare(null, shape);
    Shape.compare(shape, null);
    Shape.compare(new Shape.Triangle(), shape);
    Shape.compare(shape, new Shape.Triangle());
  }
}
