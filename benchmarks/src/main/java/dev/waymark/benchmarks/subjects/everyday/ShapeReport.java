package dev.waymark.benchmarks.subjects.everyday;

import dev.waymark.benchmarks.subjects.everyday.Shape.Circle;
import dev.waymark.benchmarks.subjects.everyday.Shape.Group;
import dev.waymark.benchmarks.subjects.everyday.Shape.Rectangle;
import dev.waymark.benchmarks.subjects.everyday.Shape.Triangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Measures and describes the shapes of a floor plan. */
public class ShapeReport implements Shape.Visitor<Double> {
  private final List<String> problems = new ArrayList<>();
  private final int maxDepth;
  private int depth;
  private int count;

  public ShapeReport(int maxDepth) {
    if (maxDepth < 0) {
      throw new IllegalArgumentException("Negative depth: " + maxDepth);
    }
    this.maxDepth = maxDepth;
  }

  /** The area of a shape; a wrong one has none and leaves a problem. */
  public double area(Shape shape) {
    return shape.accept(this);
  }

  @Override
  public Double visitCircle(Circle circle) {
    count++;
    if (circle.radius() <= 0) {
      return problem("circle without a radius");
    }
    return Math.PI * circle.radius() * circle.radius();
  }

  @Override
  public Double visitRectangle(Rectangle rectangle) {
    count++;
    if (rectangle.width() <= 0 || rectangle.height() <= 0) {
      return problem("rectangle without a side");
    }
    return rectangle.width() * rectangle.height();
  }

  @Override
  public Double visitTriangle(Triangle triangle) {
    count++;
    double a = triangle.a();
    double b = triangle.b();
    double c = triangle.c();
    if (a <= 0 || b <= 0 || c <= 0) {
      return problem("triangle without a side");
    }
    if (a + b <= c || a + c <= b || b + c <= a) {
      return problem("triangle that does not close");
    }
    double s = (a + b + c) / 2;
    return Math.sqrt(s * (s - a) * (s - b) * (s - c));
  }

  @Override
  public Double visitGroup(Group group) {
    if (depth >= maxDepth) {
      return problem("group " + group.name() + " is too deep");
    }
    depth++;
    double sum = 0;
    for (Shape member : group.members()) {
      sum += member.accept(this);
    }
    depth--;
    return sum;
  }

  /** How long the outline of a shape is. */
  public static double perimeter(Shape shape) {
    if (shape instanceof Circle circle) {
      return 2 * Math.PI * circle.radius();
    }
    if (shape instanceof Rectangle rectangle) {
      return 2 * (rectangle.width() + rectangle.height());
    }
    if (shape instanceof Triangle triangle) {
      return triangle.a() + triangle.b() + triangle.c();
    }
    if (shape instanceof Group group) {
      return group.members().stream().mapToDouble(ShapeReport::perimeter).sum();
    }
    throw new IllegalArgumentException("Not a shape: " + shape);
  }

  /** A shape in words. */
  public static String describe(Shape shape) {
    if (shape instanceof Rectangle rectangle && rectangle.width() == rectangle.height()) {
      return String.format(Locale.ROOT, "square of %.1f", rectangle.width());
    }
    if (shape instanceof Triangle triangle) {
      boolean firstTwo = triangle.a() == triangle.b();
      boolean lastTwo = triangle.b() == triangle.c();
      if (firstTwo && lastTwo) {
        return "equilateral triangle";
      }
      return firstTwo || lastTwo || triangle.a() == triangle.c()
          ? "isosceles triangle"
          : "scalene triangle";
    }
    if (shape instanceof Group group) {
      return group.members().isEmpty() ? "empty group" : "group " + group.name();
    }
    return shape instanceof Circle ? "circle" : "rectangle";
  }

  public int getCount() {
    return count;
  }

  public List<String> getProblems() {
    return List.copyOf(problems);
  }

  private double problem(String text) {
    problems.add(text);
    return 0;
  }
}
