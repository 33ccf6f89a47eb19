package dev.waymark.explore.input;

import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Shape;
import dev.waymark.target.making.InputType;
import java.util.ArrayList;
import java.util.List;

/** Shapes of stubs: what their methods answer, or throw. */
final class StubShapes {
  private static final int MOST = 16;

  /** How many numbers a method of a stub answers before it repeats itself. */
  private static final int ANSWERS = 3;

  /** In how many ways a further answer is tried. */
  private static final int MOST_NEXT = 4;

  /** How many calls a method makes of what it is given. */
  private static final int MOST_TOLD = 3;

  /** With how many arguments something is called that a method is given. */
  private static final int MOST_WAYS = 3;

  private final PlaceShapes places;

  StubShapes(PlaceShapes places) {
    this.places = places;
  }

  List<Shape> of(String place, InputType.Stub type) {
    List<List<Shape.Answer>> choices = places.deeper(() -> choices(place, type));
    return places.combinations().some(choices, MOST).stream()
        .<Shape>map(each -> new Shape.Stub(type.type(), each))
        .toList();
  }

  private List<List<Shape.Answer>> choices(String place, InputType.Stub type) {
    List<List<Shape.Answer>> choices = new ArrayList<>();
    for (int i = 0; i < type.answers().size(); i++) {
      choices.add(places.selection().among(answers(place, type.answers().get(i), i)));
    }
    return choices;
  }

  /** What a method of a stub may do: answer, answer one thing after the other, or throw. */
  List<Shape.Answer> answers(String place, InputType.Answer type, int index) {
    MethodRef method = type.method().ref();
    List<Shape.Answer> answers = new ArrayList<>();
    for (List<Shape> values : values(place, type)) {
      answers.add(new Shape.Answer(method, index, values, false));
    }
    for (InputType thrown : type.thrown()) {
      places.objects(place + PlaceNames.thrown(method), thrown, Domain.ALL).stream()
          .limit(1)
          .forEach(each -> answers.add(new Shape.Answer(method, index, List.of(each), true)));
    }
    if (!answers.isEmpty() && !type.callbacks().isEmpty()) {
      answers.addAll(Math.min(1, answers.size()), telling(place, type, answers.get(0)));
    }
    return answers;
  }

  /**
   * {@code answer}, after one call more of what the method is given, in some ways; none if there
   * are enough.
   */
  List<Shape.Answer> telling(String place, InputType.Answer type, Shape.Answer answer) {
    List<Shape.Answer> telling = new ArrayList<>();
    if (answer.isThrown() || answer.told().size() >= MOST_TOLD) {
      return telling;
    }
    for (InputType.Callback each : type.callbacks()) {
      String called = place + PlaceNames.told(answer.method(), each.use(), answer.told().size());
      new UseShapes(places)
          .of(each.use(), called).stream()
              .limit(MOST_WAYS)
              .map(call -> new Shape.Told(each.parameter(), call, each.isPassedOn()))
              .forEach(
                  told -> {
                    List<Shape.Told> all = new ArrayList<>(answer.told());
                    all.add(told);
                    telling.add(answer.telling(all));
                  });
    }
    return telling;
  }

  /** {@code answer}, and something else after that, in some ways; none if it says enough. */
  List<Shape.Answer> longer(String place, InputType.Answer type, Shape.Answer answer) {
    List<Shape.Answer> longer = new ArrayList<>();
    int count = answer.values().size();
    if (type.value().isPresent() && !answer.isThrown() && count > 0 && count < ANSWERS) {
      String next = place + PlaceNames.answer(answer.method(), count);
      places.shapes(next, type.value().get(), Domain.ALL).stream()
          .limit(MOST_NEXT)
          .forEach(
              each -> {
                List<Shape> values = new ArrayList<>(answer.values());
                values.add(each);
                longer.add(answer.with(values));
              });
    }
    return longer;
  }

  /** What it may answer: nothing, several numbers, one object, or several objects. */
  private List<List<Shape>> values(String place, InputType.Answer answer) {
    if (answer.value().isEmpty()) {
      return List.of(List.of());
    }
    MethodRef method = answer.method().ref();
    InputType type = answer.value().get();
    if (type instanceof InputType.Primitive) {
      return List.of(several(place, method, type));
    }
    List<List<Shape>> values = new ArrayList<>();
    places
        .shapes(place + PlaceNames.answer(method, 0), type, Domain.ALL)
        .forEach(each -> values.add(List.of(each)));
    List<Shape> several = several(place, method, type);
    if (several.size() == ANSWERS) {
      values.add(several);
    }
    return values;
  }

  private List<Shape> several(String place, MethodRef method, InputType type) {
    List<Shape> several = new ArrayList<>();
    for (int i = 0; i < ANSWERS; i++) {
      places.shapes(place + PlaceNames.answer(method, i), type, Domain.ALL).stream()
          .findFirst()
          .ifPresent(several::add);
    }
    return several;
  }
}
