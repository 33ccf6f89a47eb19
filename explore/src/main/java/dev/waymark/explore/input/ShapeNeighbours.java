package dev.waymark.explore.input;

import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.making.Container;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.Maker;
import dev.waymark.target.making.Use;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Inputs that differ from another in one place: null or not, another maker, class or constant, one
 * element more or less, another answer of a stub, one call more or less on an object.
 */
final class ShapeNeighbours {
  /** How many calls on an object are added to, one by one. */
  private static final int MOST_CALLS = 12;

  /** How many shapes are tried of those that have another maker or class. */
  private static final int FIRST = 2;

  private final PlaceShapes places;

  ShapeNeighbours(PlaceShapes places) {
    this.places = places;
  }

  /** The neighbours of {@code shapes}, inputs of {@code entry}. */
  List<List<Shape>> of(Entry entry, List<Shape> shapes) {
    List<List<Shape>> found = new ArrayList<>();
    for (int i = 0; i < shapes.size(); i++) {
      boolean isReceiver = entry.hasReceiver() && i == 0;
      int index = entry.hasReceiver() ? i - 1 : i;
      Domain domain =
          isReceiver ? Domain.NOT_NULL : Domain.of(entry.method().parameterAnnotations(index));
      Entry.Parameter input = entry.inputs().get(i);
      found.addAll(
          replaced(
              shapes, i, around(new Place(input.name(), input.type(), domain), shapes.get(i))));
    }
    found.addAll(new SharedArguments(entry).of(shapes));
    found.removeIf(Sharing::isVain);
    return found;
  }

  /** Where a shape is, and what may be there. */
  private record Place(String name, InputType type, Domain domain) {
    Place at(String part, InputType other, Domain inside) {
      return new Place(name + part, other, inside);
    }

    Place as(InputType other) {
      return new Place(name, other, domain);
    }
  }

  private static <T> List<List<T>> replaced(List<T> all, int index, List<? extends T> others) {
    List<List<T>> found = new ArrayList<>();
    for (T other : others) {
      List<T> changed = new ArrayList<>(all);
      changed.set(index, other);
      found.add(changed);
    }
    return found;
  }

  private List<Shape> around(Place place, Shape shape) {
    List<Shape> found = new ArrayList<>();
    boolean isObject = !(place.type instanceof InputType.Primitive);
    if (shape instanceof Shape.Null || shape instanceof Shape.Same) {
      first(places.objects(place.name, place.type, place.domain), found);
    } else if (isObject && place.domain.isNullable()) {
      found.add(new Shape.Null());
    }
    if (place.type instanceof InputType.Choice choice) {
      for (InputType each : choice.alternatives()) {
        if (ShapeFit.fits(each, shape)) {
          found.addAll(inside(place.as(each), shape));
        } else if (!(shape instanceof Shape.Null)) {
          first(places.objects(place.name, each, place.domain), found);
        }
      }
    } else {
      found.addAll(inside(place, shape));
    }
    return found;
  }

  private static void first(List<Shape> some, List<Shape> found) {
    some.stream().limit(FIRST).forEach(found::add);
  }

  private List<Shape> inside(Place place, Shape shape) {
    if (place.type instanceof InputType.Made made) {
      return shape instanceof Shape.Used used
          ? aroundUsed(place, made, used)
          : aroundMade(place, made, shape);
    }
    if (shape instanceof Shape.Elements elements
        && place.type instanceof InputType.ContainerOf container) {
      return aroundElements(place, container, elements);
    }
    if (shape instanceof Shape.Stub stub && place.type instanceof InputType.Stub type) {
      return aroundStub(place, type, stub);
    }
    if (shape instanceof Shape.Array array && place.type instanceof InputType.ArrayOf type) {
      return aroundArray(place, type, array);
    }
    return List.of();
  }

  private List<Shape> aroundMade(Place place, InputType.Made type, Shape shape) {
    List<Shape> found = new ArrayList<>(otherwise(place, type, shape));
    if (shape instanceof Shape.Made || shape instanceof Shape.Constant) {
      for (Use use : type.uses()) {
        for (Shape.Call each : calls(place, use, 0)) {
          found.add(new Shape.Used(shape, List.of(each)));
        }
      }
    }
    return found;
  }

  /** Made by others, or with another argument. */
  private List<Shape> otherwise(Place place, InputType.Made type, Shape shape) {
    List<Shape> found = new ArrayList<>();
    for (Maker maker : type.makers()) {
      if (!ShapeFit.makes(maker, shape)) {
        first(places.made().by(maker, place.name), found);
      } else if (shape instanceof Shape.Made made && maker instanceof Maker.Call call) {
        found.addAll(
            arguments(
                made.arguments(),
                i -> argument(place, call, i),
                each -> new Shape.Made(made.maker(), each)));
      }
    }
    return found;
  }

  private static Place argument(Place place, Maker.Call call, int index) {
    return place.at(
        PlaceNames.argument(call.names().get(index)),
        call.parameters().get(index),
        MadeShapes.domain(call, index));
  }

  private List<Shape> arguments(
      List<Shape> arguments,
      Function<Integer, Place> places,
      Function<List<Shape>, ? extends Shape> maker) {
    List<Shape> found = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      replaced(arguments, i, around(places.apply(i), arguments.get(i)))
          .forEach(each -> found.add(maker.apply(each)));
    }
    return found;
  }

  /** Calls that may come at {@code index}. */
  private List<Shape.Call> calls(Place place, Use use, int index) {
    return places.made().uses().of(use, place.name + PlaceNames.call(use, index));
  }

  private List<Shape> aroundUsed(Place place, InputType.Made type, Shape.Used used) {
    List<Shape> found = new ArrayList<>();
    List<Shape.Call> calls = used.calls();
    if (calls.size() < MOST_CALLS) {
      for (Use use : type.uses()) {
        for (Shape.Call each : calls(place, use, calls.size())) {
          List<Shape.Call> longer = new ArrayList<>(calls);
          longer.add(each);
          found.add(new Shape.Used(used.object(), longer));
        }
      }
    }
    for (int i = 0; i < calls.size(); i++) {
      List<Shape.Call> shorter = new ArrayList<>(calls);
      shorter.remove(i);
      found.add(shorter.isEmpty() ? used.object() : new Shape.Used(used.object(), shorter));
      found.addAll(changedCall(place, type, used, i));
    }
    otherwise(place, type, used.object()).forEach(each -> found.add(new Shape.Used(each, calls)));
    return found;
  }

  /** Other arguments of one call. */
  private List<Shape> changedCall(Place place, InputType.Made type, Shape.Used used, int index) {
    Shape.Call call = used.calls().get(index);
    List<Shape> found = new ArrayList<>();
    for (Use use : type.uses()) {
      if (use.method().ref().equals(call.method()) && !call.isOnAnother()) {
        String name = PlaceNames.call(use, index);
        for (int i = 0; i < call.arguments().size(); i++) {
          Domain domain = Domain.of(use.method().parameterAnnotations(i));
          String argument = name + PlaceNames.argument(use.names().get(i));
          Place at = place.at(argument, use.parameters().get(i), domain);
          for (List<Shape> each :
              replaced(call.arguments(), i, around(at, call.arguments().get(i)))) {
            List<Shape.Call> changed = new ArrayList<>(used.calls());
            changed.set(index, new Shape.Call(call.method(), each));
            found.add(new Shape.Used(used.object(), changed));
          }
        }
      }
    }
    return found;
  }

  private List<Shape> aroundElements(
      Place place, InputType.ContainerOf type, Shape.Elements shape) {
    List<Shape> found = new ArrayList<>();
    Container kind = type.kind();
    List<Shape> elements = shape.elements();
    int step = kind.arity();
    if (!elements.isEmpty()) {
      found.add(new Shape.Elements(kind, elements.subList(0, elements.size() - step)));
    }
    int size = elements.size() / step;
    if (size < places.bounds().largest(kind)) {
      List<List<Shape>> choices = places.element(place.name, type, size);
      if (choices.stream().noneMatch(List::isEmpty)) {
        List<Shape> longer = new ArrayList<>(elements);
        choices.forEach(each -> longer.add(each.get(0)));
        found.add(new Shape.Elements(kind, longer));
      }
    }
    Domain domain = kind.takesNull() ? Domain.ALL.ofElements() : Domain.NOT_NULL;
    found.addAll(
        arguments(
            elements,
            i -> place.at(PlaceNames.part(kind, i), type.elements().get(i % step), domain),
            each -> new Shape.Elements(kind, each)));
    return found;
  }

  private List<Shape> aroundArray(Place place, InputType.ArrayOf type, Shape.Array shape) {
    if (type.element() instanceof InputType.Primitive) {
      return List.of(); // all lengths are tried anyway
    }
    return arguments(
        shape.elements(),
        i -> place.at(PlaceNames.element(i), type.element(), place.domain.ofElements()),
        each -> new Shape.Array(shape.type(), each));
  }

  private List<Shape> aroundStub(Place place, InputType.Stub type, Shape.Stub stub) {
    List<Shape> found = new ArrayList<>();
    for (int i = 0; i < stub.answers().size(); i++) {
      Shape.Answer answer = stub.answers().get(i);
      List<Shape.Answer> others = new ArrayList<>();
      for (Shape.Answer each : places.stubs().answers(place.name, type.answers().get(i), i)) {
        boolean isOther =
            each.isThrown() != answer.isThrown()
                || each.values().size() != answer.values().size()
                || each.told().size() != answer.told().size();
        if (isOther) {
          others.add(each);
        }
      }
      others.addAll(places.stubs().longer(place.name, type.answers().get(i), answer));
      others.addAll(places.stubs().telling(place.name, type.answers().get(i), answer));
      others.addAll(changedAnswer(place, type.answers().get(i), answer));
      replaced(stub.answers(), i, others)
          .forEach(each -> found.add(new Shape.Stub(stub.type(), each)));
    }
    return found;
  }

  private List<Shape.Answer> changedAnswer(
      Place place, InputType.Answer type, Shape.Answer answer) {
    List<Shape.Answer> found = new ArrayList<>();
    if (type.value().isPresent() && !answer.isThrown()) {
      for (int i = 0; i < answer.values().size(); i++) {
        String name = PlaceNames.answer(answer.method(), i);
        Place at = place.at(name, type.value().get(), Domain.ALL);
        replaced(answer.values(), i, around(at, answer.values().get(i)))
            .forEach(each -> found.add(answer.with(each)));
      }
    }
    return found;
  }
}
