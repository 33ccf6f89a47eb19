package dev.waymark.validation.object;

/** Which method a call reaches: virtual, interface, super, default, private and static ones. */
public final class Dispatch {
  private Dispatch() {}

  interface Shape {
    double area();

    default String describe() {
      return name() + " of " + area();
    }

    default String name() {
      return "shape";
    }
  }

  interface Round {
    default String name() {
      return "round";
    }

    static double square(double a) {
      return a * a;
    }
  }

  abstract static class Base implements Shape {
    private final double size;

    Base(double size) {
      this.size = size;
    }

    double size() {
      return size;
    }

    @Override
    public String toString() {
      return "Base " + describe();
    }
  }

  static class Square extends Base {
    Square(double side) {
      super(side);
    }

    @Override
    public double area() {
      return size() * size();
    }
  }

  static class Circle extends Base implements Round {
    Circle(double radius) {
      super(radius);
    }

    @Override
    public double area() {
      return 3 * Round.square(size());
    }

    /** Chooses among the defaults of two interfaces. */
    @Override
    public String name() {
      return Round.super.name() + "/" + super.toString().length();
    }

    @Override
    public String describe() {
      return "circle";
    }
  }

  static final class Doubled extends Square {
    Doubled(double side) {
      super(side);
    }

    @Override
    double size() {
      return 2 * super.size();
    }

    @Override
    public String toString() {
      return "Doubled<" + super.toString() + ">";
    }
  }

  /** Its constructor calls a method of a subclass whose fields are not set yet. */
  abstract static class Eager {
    final int seen;

    Eager() {
      seen = value();
    }

    abstract int value();
  }

  static final class Late extends Eager {
    private int field = 5;
    private final int given;

    Late(int given) {
      this.given = given;
    }

    @Override
    int value() {
      return field + given + 1;
    }
  }

  private static Shape shape(int a, double size) {
    switch (a & 3) {
      case 0:
        return new Square(size);
      case 1:
        return new Circle(size);
      case 2:
        return new Doubled(size);
      default:
        return null;
    }
  }

  public static double throughInterface(int a, double size) {
    return shape(a, size).area();
  }

  public static double throughClass(int a, double size) {
    Base base = (Base) shape(a, size);
    return base.size();
  }

  public static String defaultMethods(int a, double size) {
    return shape(a, size).describe();
  }

  public static String defaultMethodsChosen(int a) {
    return shape(a, 1).name();
  }

  public static String superCalls(int a, double size) {
    return shape(a, size).toString();
  }

  /** The library calls back. */
  public static String throughLibrary(int a, double size) {
    return String.valueOf(shape(a, size)) + "|" + java.util.Objects.toString(shape(a + 1, size));
  }

  public static int constructorCallsOverridden(int a) {
    Late late = new Late(a);
    return late.seen * 1000 + late.value();
  }

  public static String overloads(int a) {
    byte narrow = (byte) a;
    long wide = a;
    return which(narrow) + which(a) + which(wide) + which((Object) a) + which('c') + which(1f);
  }

  private static String which(int a) {
    return "int";
  }

  private static String which(long a) {
    return "long";
  }

  private static String which(double a) {
    return "double";
  }

  private static String which(Object a) {
    return "object";
  }

  /** Arguments are evaluated left to right, before the receiver is checked. */
  public static String argumentsBeforeReceiver(int a) {
    int[] order = new int[1];
    String receiver = a > 0 ? "text" : null;
    try {
      return receiver.concat(String.valueOf(order[0] = a / (a & 1)));
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName() + order[0];
    }
  }
}
