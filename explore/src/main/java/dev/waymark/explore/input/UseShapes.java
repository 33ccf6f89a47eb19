package dev.waymark.explore.input;

import dev.waymark.target.Shape;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.Use;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Calls on an object before it is an input, and the shapes of what they take. */
final class UseShapes {
  /** With how many arguments a method is called on an object, all of enum constants if possible. */
  private static final int MOST_ARGUMENTS = 12;

  /** How many methods are called at random on an object that is an input. */
  private static final int MOST_CALLS = 6;

  /** How many calls are added at once to those of an object. */
  private static final int MOST_MORE = 3;

  private final PlaceShapes places;

  UseShapes(PlaceShapes places) {
    this.places = places;
  }

  /** The object with all that can be set, or with some methods called by chance; or nothing. */
  List<Shape> first(String place, Shape object, InputType.Made type) {
    List<Shape.Call> calls =
        places.selection().isRandom() ? some(place, type) : setters(place, type);
    return calls.isEmpty() ? List.of() : List.of(new Shape.Used(object, calls));
  }

  private List<Shape.Call> setters(String place, InputType.Made type) {
    List<Shape.Call> calls = new ArrayList<>();
    for (Use use : type.uses()) {
      if (use.isSetter()) {
        String given = place + PlaceNames.setter(use);
        places.forMost(1, () -> of(use, given)).stream().findFirst().ifPresent(calls::add);
      }
    }
    return calls;
  }

  private List<Shape.Call> some(String place, InputType.Made type) {
    int count = type.uses().isEmpty() ? 0 : places.selection().number(MOST_CALLS + 1);
    return some(place, type, 0, count);
  }

  private List<Shape.Call> some(String place, InputType.Made type, int start, int end) {
    List<Shape.Call> calls = new ArrayList<>();
    for (int i = start; i < end; i++) {
      Use use = places.selection().among(type.uses()).get(0);
      of(use, place + PlaceNames.call(use, i)).stream().findFirst().ifPresent(calls::add);
    }
    return calls;
  }

  /** {@code old} with some calls more, by chance; none if nothing can be called. */
  Optional<Shape> more(String place, InputType type, Shape old, SplittableRandom random) {
    Shape object = old instanceof Shape.Used used ? used.object() : old;
    InputType.Made made = ShapeFit.madeOf(type, object);
    if (made == null || made.uses().isEmpty()) {
      return Optional.empty();
    }
    List<Shape.Call> calls =
        new ArrayList<>(old instanceof Shape.Used used ? used.calls() : List.of());
    int start = calls.size();
    int end = start + 1 + random.nextInt(MOST_MORE);
    ShapeSelection byChance = ShapeSelection.of(random);
    calls.addAll(places.among(byChance, () -> some(place, made, start, end)));
    return calls.isEmpty() ? Optional.empty() : Optional.of(new Shape.Used(object, calls));
  }

  /** Calls of a method, with arguments in the place of that name. */
  List<Shape.Call> of(Use use, String place) {
    List<List<Shape>> choices = places.forMost(MOST_ARGUMENTS, () -> arguments(use, place));
    if (choices.stream().anyMatch(List::isEmpty)) {
      return List.of();
    }
    return places.combinations().some(choices, MOST_ARGUMENTS).stream()
        .map(each -> new Shape.Call(use.method().ref(), each))
        .toList();
  }

  private List<List<Shape>> arguments(Use use, String place) {
    List<List<Shape>> choices = new ArrayList<>();
    for (int i = 0; i < use.parameters().size(); i++) {
      Domain domain = Domain.of(use.method().parameterAnnotations(i));
      String argument = place + PlaceNames.argument(use.names().get(i));
      choices.add(places.shapes(argument, use.parameters().get(i), domain));
    }
    return choices;
  }
}
