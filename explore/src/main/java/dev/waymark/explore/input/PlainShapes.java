package dev.waymark.explore.input;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Leaves out of an input what it does not need, as long as it keeps what is wanted of it: calls on
 * objects, answers of stubs after the first, elements of collections.
 */
public final class PlainShapes {
  private static final int MOST_TRIES = 40;

  private PlainShapes() {}

  /** The plainest that was found; {@code input} itself if none is kept. */
  public static Input of(Input input, Predicate<Input> isKept) {
    Input plain = input;
    int tries = 0;
    int next = 0;
    List<List<Shape>> smaller = all(plain.arguments());
    while (next < smaller.size() && tries++ < MOST_TRIES) {
      Input candidate = new Input(smaller.get(next), plain.draws(), plain.numbers());
      if (isKept.test(candidate)) {
        plain = candidate;
        smaller = all(plain.arguments());
        next = Math.min(next, smaller.size());
      } else {
        next++;
      }
    }
    return plain;
  }

  /** Lists with one shape that is smaller. */
  private static List<List<Shape>> all(List<Shape> shapes) {
    List<List<Shape>> found = new ArrayList<>();
    for (int i = 0; i < shapes.size(); i++) {
      for (Shape each : smaller(shapes.get(i))) {
        List<Shape> changed = new ArrayList<>(shapes);
        changed.set(i, each);
        found.add(changed);
      }
    }
    return found;
  }

  private static List<Shape> smaller(Shape shape) {
    if (shape instanceof Shape.Used used) {
      return smaller(used);
    }
    if (shape instanceof Shape.Stub stub) {
      return smaller(stub);
    }
    if (shape instanceof Shape.Made made) {
      return inside(made.arguments(), each -> new Shape.Made(made.maker(), each));
    }
    if (shape instanceof Shape.Elements elements) {
      return smaller(elements);
    }
    return List.of();
  }

  private static List<Shape> inside(List<Shape> parts, Function<List<Shape>, Shape> maker) {
    return all(parts).stream().map(maker).toList();
  }

  private static List<Shape> smaller(Shape.Used used) {
    List<Shape> found = new ArrayList<>();
    List<Shape.Call> calls = used.calls();
    for (int i = calls.size() - 1; i >= 0; i--) {
      List<Shape.Call> fewer = new ArrayList<>(calls);
      fewer.remove(i);
      found.add(fewer.isEmpty() ? used.object() : new Shape.Used(used.object(), fewer));
    }
    for (Shape each : smaller(used.object())) {
      found.add(new Shape.Used(each, calls));
    }
    for (int i = 0; i < calls.size(); i++) {
      for (List<Shape> each : all(calls.get(i).arguments())) {
        List<Shape.Call> changed = new ArrayList<>(calls);
        changed.set(i, new Shape.Call(calls.get(i).method(), each));
        found.add(new Shape.Used(used.object(), changed));
      }
    }
    return found;
  }

  private static List<Shape> smaller(Shape.Stub stub) {
    List<Shape> found = new ArrayList<>();
    for (int i = 0; i < stub.answers().size(); i++) {
      Shape.Answer answer = stub.answers().get(i);
      List<List<Shape>> values = new ArrayList<>();
      if (answer.values().size() > 1) {
        values.add(answer.values().subList(0, 1));
        values.add(answer.values().subList(0, answer.values().size() - 1));
      }
      values.addAll(all(answer.values()));
      for (List<Shape> each : values) {
        List<Shape.Answer> changed = new ArrayList<>(stub.answers());
        changed.set(i, answer.with(each));
        found.add(new Shape.Stub(stub.type(), changed));
      }
      for (List<Shape.Told> each : smallerCalls(answer.told())) {
        List<Shape.Answer> changed = new ArrayList<>(stub.answers());
        changed.set(i, answer.telling(each));
        found.add(new Shape.Stub(stub.type(), changed));
      }
    }
    return found;
  }

  private static List<List<Shape.Told>> smallerCalls(List<Shape.Told> told) {
    List<List<Shape.Told>> found = new ArrayList<>();
    for (int i = told.size() - 1; i >= 0; i--) {
      List<Shape.Told> fewer = new ArrayList<>(told);
      fewer.remove(i);
      found.add(fewer);
    }
    for (int i = 0; i < told.size(); i++) {
      Shape.Told one = told.get(i);
      for (List<Shape> each : all(one.call().arguments())) {
        List<Shape.Told> changed = new ArrayList<>(told);
        Shape.Call call = new Shape.Call(one.call().method(), each);
        changed.set(i, new Shape.Told(one.parameter(), call, one.isPassedOn()));
        found.add(changed);
      }
    }
    return found;
  }

  private static List<Shape> smaller(Shape.Elements shape) {
    List<Shape> found = new ArrayList<>();
    List<Shape> elements = shape.elements();
    int step = shape.kind().arity();
    for (int i = elements.size() - step; i >= 0; i -= step) {
      List<Shape> fewer = new ArrayList<>(elements);
      fewer.subList(i, i + step).clear();
      found.add(new Shape.Elements(shape.kind(), fewer));
    }
    found.addAll(inside(elements, each -> new Shape.Elements(shape.kind(), each)));
    return found;
  }
}
