package dev.waymark.explore.input;

import dev.waymark.explore.input.Bounds.Range;
import dev.waymark.target.Shape;
import dev.waymark.target.making.Container;
import dev.waymark.target.making.InputType;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Shapes of what is in one place of an input, by its type: numbers, arrays, strings and containers
 * here, and objects and stubs in rooms of their own. Equal places share their symbol.
 */
final class PlaceShapes {
  private static final int MOST_ARRAYS = 16;

  private final Terms terms;
  private final ShapeCombinations combinations = new ShapeCombinations();
  private final MadeShapes made = new MadeShapes(this);
  private final StubShapes stubs = new StubShapes(this);
  private final Map<String, Shape.Scalar> symbols = new HashMap<>();
  private Bounds bounds;
  private ShapeSelection selection = ShapeSelection.all();

  /** How many objects are being made, one for another. */
  private int depth;

  PlaceShapes(Terms terms, Bounds bounds) {
    this.terms = terms;
    this.bounds = bounds;
  }

  Bounds bounds() {
    return bounds;
  }

  ShapeCombinations combinations() {
    return combinations;
  }

  /** Objects that are made. */
  MadeShapes made() {
    return made;
  }

  /** Objects that stand for others. */
  StubShapes stubs() {
    return stubs;
  }

  /** Which shapes count now. */
  ShapeSelection selection() {
    return selection;
  }

  /** What {@code found} finds while only those shapes count. */
  <T> T among(ShapeSelection some, Supplier<T> found) {
    ShapeSelection outer = selection;
    selection = some;
    try {
      return found.get();
    } finally {
      selection = outer;
    }
  }

  /** What {@code found} finds within other bounds. */
  <T> T within(Bounds others, Supplier<T> found) {
    Bounds usual = bounds;
    bounds = others;
    try {
      return found.get();
    } finally {
      bounds = usual;
    }
  }

  /** What {@code found} finds for one more object around it. */
  <T> T deeper(Supplier<T> found) {
    depth++;
    try {
      return found.get();
    } finally {
      depth--;
    }
  }

  /** How many objects are being made, one for another. */
  int depth() {
    return depth;
  }

  /** Shapes in the place of that name, null included if the domain has it. */
  List<Shape> shapes(String place, InputType type, Domain domain) {
    if (type instanceof InputType.Primitive number) {
      return List.of(symbol(place, number.type(), domain.numbers()));
    }
    List<Shape> shapes = new ArrayList<>(objects(place, type, domain));
    if (domain.isNullable()) {
      shapes.add(new Shape.Null());
    }
    return selection.among(shapes);
  }

  /** Shapes of objects in the place of that name. */
  List<Shape> objects(String place, InputType type, Domain domain) {
    if (type instanceof InputType.ArrayOf array) {
      return arrays(place, array, domain);
    }
    if (type instanceof InputType.Text) {
      return texts(place, domain.lengths());
    }
    if (type instanceof InputType.Box box) {
      return List.of(new Shape.Box(symbol(place, box.type(), domain.numbers())));
    }
    if (type instanceof InputType.ContainerOf container) {
      return containers(place, container, domain);
    }
    if (type instanceof InputType.Choice choice) {
      List<Shape> shapes = new ArrayList<>();
      selection
          .among(choice.alternatives())
          .forEach(each -> shapes.addAll(objects(place, each, domain)));
      return shapes;
    }
    if (type instanceof InputType.Stub stub) {
      return stubs.of(place, stub);
    }
    return type instanceof InputType.Made object ? made.of(place, object) : List.of();
  }

  private List<Shape> arrays(String place, InputType.ArrayOf array, Domain domain) {
    List<Shape> shapes = new ArrayList<>();
    long longest =
        Math.min(
            domain.lengths().max(),
            selection.isRandom() ? bounds.longestTried() : bounds.longestArray());
    for (int length : selection.lengths(domain.lengths().min(), longest)) {
      List<List<Shape>> choices = new ArrayList<>();
      List<ShapeSelection> selections = selection.forElements(length);
      for (int i = 0; i < length; i++) {
        String element = place + PlaceNames.element(i);
        choices.add(
            among(selections.get(i), () -> shapes(element, array.element(), domain.ofElements())));
      }
      contents(choices, array).forEach(each -> shapes.add(new Shape.Array(array.type(), each)));
    }
    return shapes;
  }

  private List<List<Shape>> contents(List<List<Shape>> choices, InputType.ArrayOf array) {
    boolean isNumeric = "ZBCSIJFD".indexOf(array.type().charAt(array.type().length() - 1)) >= 0;
    return isNumeric ? ShapeCombinations.all(choices) : combinations.some(choices, MOST_ARRAYS);
  }

  private List<Shape> texts(String place, Range lengths) {
    long longest = Math.min(lengths.max(), bounds.longestText());
    if (lengths.min() > longest) {
      return List.of();
    }
    List<Shape.Scalar> characters = new ArrayList<>();
    for (int i = 0; i < longest; i++) {
      characters.add(symbol(place + PlaceNames.character(i), "C", Domain.ALL.numbers()));
    }
    Range range = new Range(lengths.min(), longest);
    return List.of(new Shape.Text(symbol(place + PlaceNames.length(), "I", range), characters));
  }

  private List<Shape> containers(String place, InputType.ContainerOf type, Domain domain) {
    List<Shape> shapes = new ArrayList<>();
    long largest = Math.min(domain.lengths().max(), bounds.largest(type.kind()));
    for (int size : selection.lengths(domain.lengths().min(), largest)) {
      List<List<Shape>> choices = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        choices.addAll(element(place, type, i));
      }
      combinations
          .some(choices, MOST_ARRAYS)
          .forEach(each -> shapes.add(new Shape.Elements(type.kind(), each)));
    }
    return shapes;
  }

  /** Shapes for the element of that index; in maps, for its key and for its value. */
  List<List<Shape>> element(String place, InputType.ContainerOf type, int index) {
    List<List<Shape>> choices = new ArrayList<>();
    int arity = type.kind().arity();
    for (int i = 0; i < arity; i++) {
      String part = place + PlaceNames.part(type.kind(), index * arity + i);
      choices.add(elements(part, type.elements().get(i), type.kind()));
    }
    return choices;
  }

  private List<Shape> elements(String place, InputType type, Container kind) {
    Domain whole = Domain.ALL.ofElements();
    return kind.takesNull() ? shapes(place, type, whole) : objects(place, type, whole);
  }

  private Shape.Scalar symbol(String place, String type, Range range) {
    return symbols.computeIfAbsent(
        place + " " + type + " " + range,
        key -> Shape.Scalar.of(terms, place, type, range.min(), range.max()));
  }
}
