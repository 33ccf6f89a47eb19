package dev.waymark.benchmarks.subjects.everyday;

import java.util.List;

/** A shape of a floor plan. */
public sealed interface Shape {

  /** Does something with each kind of shape. */
  interface Visitor<R> {
    R visitCircle(Circle circle);

    R visitRectangle(Rectangle rectangle);

    R visitTriangle(Triangle triangle);

    R visitGroup(Group group);
  }

  <R> R accept(Visitor<R> visitor);

  /** A circle. */
  record Circle(double radius) implements Shape {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCircle(this);
    }
  }

  /** A rectangle. */
  record Rectangle(double width, double height) implements Shape {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitRectangle(this);
    }
  }

  /** A triangle with three sides. */
  record Triangle(double a, double b, double c) implements Shape {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitTriangle(this);
    }
  }

  /** Several shapes together. */
  record Group(String name, List<Shape> members) implements Shape {
    public Group {
      members = List.copyOf(members);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitGroup(this);
    }
  }
}
