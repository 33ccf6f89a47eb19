package dev.waymark.explore.input;

import dev.waymark.target.Shape;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.Maker;
import java.util.ArrayList;
import java.util.List;

/** Shapes of objects that constants, constructors and methods make, as made or used already. */
final class MadeShapes {
  /** In how many ways an object is made by one maker, by how deep it lies in an input. */
  private static final int[] MOST = {8, 3, 2, 1};

  private final PlaceShapes places;
  private final UseShapes uses;

  MadeShapes(PlaceShapes places) {
    this.places = places;
    this.uses = new UseShapes(places);
  }

  /** Calls on such objects. */
  UseShapes uses() {
    return uses;
  }

  List<Shape> of(String place, InputType.Made type) {
    List<Shape> shapes = places.deeper(() -> all(place, type));
    ShapeSelection selection = places.selection();
    return selection.isRandom() ? selection.among(shapes) : shapes;
  }

  private List<Shape> all(String place, InputType.Made type) {
    List<Shape> shapes = new ArrayList<>();
    for (Maker maker : places.selection().among(type.makers())) {
      List<Shape> made = by(maker, place);
      shapes.addAll(made);
      if (!made.isEmpty() && maker instanceof Maker.Call) {
        shapes.addAll(uses.first(place, made.get(0), type));
      }
      if (places.areEnough(shapes)) {
        break;
      }
    }
    return shapes;
  }

  /** Objects that {@code maker} makes in the place of that name. */
  List<Shape> by(Maker maker, String place) {
    return maker instanceof Maker.Constant constant
        ? List.of(new Shape.Constant(constant.owner(), constant.name()))
        : by((Maker.Call) maker, place);
  }

  private List<Shape> by(Maker.Call call, String place) {
    List<List<Shape>> choices = places.forMost(most(), () -> arguments(call, place));
    if (choices.stream().anyMatch(List::isEmpty)) {
      return List.of();
    }
    return places.combinations().some(choices, most()).stream()
        .<Shape>map(each -> new Shape.Made(call.method().ref(), each))
        .toList();
  }

  private List<List<Shape>> arguments(Maker.Call call, String place) {
    List<List<Shape>> choices = new ArrayList<>();
    for (int i = 0; i < call.parameters().size(); i++) {
      choices.add(arguments(call, i, place + PlaceNames.argument(call.names().get(i))));
    }
    return choices;
  }

  private List<Shape> arguments(Maker.Call call, int index, String place) {
    InputType type = call.parameters().get(index);
    return call.hasReceiver() && index == 0
        ? places.objects(place, type, Domain.ALL)
        : places.shapes(place, type, domain(call, index));
  }

  /** What a maker is given at {@code index}: for the object that a method is called on, no null. */
  static Domain domain(Maker.Call call, int index) {
    int parameter = call.hasReceiver() ? index - 1 : index;
    if (parameter < 0) {
      return Domain.NOT_NULL;
    }
    Maker.Limits limits = call.limits(parameter);
    return Domain.of(call.method().parameterAnnotations(parameter))
        .within(limits.min(), limits.max());
  }

  private int most() {
    return MOST[Math.min(Math.max(places.depth() - 1, 0), MOST.length - 1)];
  }
}
