package com.acme;

public final class Shapes {
  private Shapes() {}

  public static String name(Shape shape) {
    if (shape instanceof Shape.Circle circle) {
      return circle.radius() > 100 ? "large circle" : "circle";
    }
    if (shape instanceof Shape.Box box && box.width() == box.height()) {
      return "square";
    }
    return "box";
  }
}
