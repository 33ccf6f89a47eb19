package dev.waymark.explore.input;

import dev.waymark.explore.input.Bounds.Range;
import dev.waymark.target.Shape;
import dev.waymark.target.making.Container;
import dev.waymark.target.making.InputType;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
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
  private final Map<Variable, Shape.Scalar> symbols = new HashMap<>();

  /** All shapes of what was asked for, by type and place: they are asked for again and again. */
  private final IdentityHashMap<InputType, Map<Spot, List<Shape>>> known = new IdentityHashMap<>();

  private final Map<Span, Shape.Text> texts = new HashMap<>();
  private Bounds bounds;

  /** Whether the bounds are those that it began with. */
  private boolean areUsual = true;

  private ShapeSelection selection = ShapeSelection.all();

  /** How many objects are being made, one for another. */
  private int depth;

  /** How many of the shapes that are found now will be looked at, while all count. */
  private int wanted = Integer.MAX_VALUE;

  PlaceShapes(Terms terms, Bounds bounds) {
    this.terms = terms;
    this.bounds = bounds;
  }

  /** Where an object is, what may be there, how deep that is, and how many shapes are wanted. */
  private record Spot(String place, Domain domain, int depth, int wanted) {}

  /** Where a number is, its type, and what it may be. */
  private record Variable(String place, String type, Range range) {}

  /** Where a string is, and how long it may be. */
  private record Span(String place, Range lengths) {}

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
    areUsual = false;
    try {
      return found.get();
    } finally {
      areUsual = true;
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

  /**
   * What {@code found} finds for {@code most} combinations with others. More shapes of one place
   * would be found in vain; one more tells that some were left out.
   */
  <T> T forMost(int most, Supplier<T> found) {
    int outer = wanted;
    wanted = Math.min(outer, most + 1);
    try {
      return found.get();
    } finally {
      wanted = outer;
    }
  }

  /** Whether {@code shapes} begin with all that will be looked at. */
  boolean areEnough(List<Shape> shapes) {
    return selection.isAll() && shapes.size() >= wanted;
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

  /**
   * Shapes of objects in the place of that name; the first ones, if there are {@link #areEnough}.
   */
  List<Shape> objects(String place, InputType type, Domain domain) {
    if (type instanceof InputType.Text) {
      return texts(place, domain.lengths());
    }
    if (!selection.isAll() || !areUsual) {
      return found(place, type, domain);
    }
    Map<Spot, List<Shape>> ofType = known.computeIfAbsent(type, key -> new HashMap<>());
    Spot spot = new Spot(place, domain, depth, wanted);
    List<Shape> shapes = ofType.get(spot);
    if (shapes == null) {
      shapes = List.copyOf(found(place, type, domain));
      ofType.put(spot, shapes);
    }
    return shapes;
  }

  private List<Shape> found(String place, InputType type, Domain domain) {
    if (type instanceof InputType.ArrayOf array) {
      return arrays(place, array, domain);
    }
    if (type instanceof InputType.Box box) {
      return List.of(new Shape.Box(symbol(place, box.type(), domain.numbers())));
    }
    if (type instanceof InputType.ContainerOf container) {
      return containers(place, container, domain);
    }
    if (type instanceof InputType.Choice choice) {
      return alternatives(place, choice, domain);
    }
    if (type instanceof InputType.Stub stub) {
      return stubs.of(place, stub);
    }
    return type instanceof InputType.Made object ? made.of(place, object) : List.of();
  }

  private List<Shape> alternatives(String place, InputType.Choice choice, Domain domain) {
    List<Shape> shapes = new ArrayList<>();
    for (InputType each : selection.among(choice.alternatives())) {
      shapes.addAll(objects(place, each, domain));
      if (areEnough(shapes)) {
        break;
      }
    }
    return shapes;
  }

  private List<Shape> arrays(String place, InputType.ArrayOf array, Domain domain) {
    List<Shape> shapes = new ArrayList<>();
    long longest =
        Math.min(
            domain.lengths().max(),
            selection.isRandom() ? bounds.longestTried() : bounds.longestArray());
    for (int length : selection.lengths(domain.lengths().min(), longest)) {
      List<List<Shape>> choices =
          forMost(MOST_ARRAYS, () -> elements(place, array, domain, length));
      contents(choices, array).forEach(each -> shapes.add(new Shape.Array(array.type(), each)));
      if (areEnough(shapes)) {
        break;
      }
    }
    return shapes;
  }

  private List<List<Shape>> elements(
      String place, InputType.ArrayOf array, Domain domain, int length) {
    List<List<Shape>> choices = new ArrayList<>();
    List<ShapeSelection> selections = selection.forElements(length);
    for (int i = 0; i < length; i++) {
      String element = place + PlaceNames.element(i);
      choices.add(
          among(selections.get(i), () -> shapes(element, array.element(), domain.ofElements())));
    }
    return choices;
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
    Range range = new Range(lengths.min(), longest);
    return List.of(texts.computeIfAbsent(new Span(place, range), this::text));
  }

  private Shape.Text text(Span span) {
    List<Shape.Scalar> characters = new ArrayList<>();
    for (int i = 0; i < span.lengths.max(); i++) {
      characters.add(symbol(span.place + PlaceNames.character(i), "C", Domain.ALL.numbers()));
    }
    return new Shape.Text(symbol(span.place + PlaceNames.length(), "I", span.lengths), characters);
  }

  private List<Shape> containers(String place, InputType.ContainerOf type, Domain domain) {
    List<Shape> shapes = new ArrayList<>();
    long largest = Math.min(domain.lengths().max(), bounds.largest(type.kind()));
    for (int size : selection.lengths(domain.lengths().min(), largest)) {
      List<List<Shape>> choices = forMost(MOST_ARRAYS, () -> elements(place, type, size));
      combinations
          .some(choices, MOST_ARRAYS)
          .forEach(each -> shapes.add(new Shape.Elements(type.kind(), each)));
      if (areEnough(shapes)) {
        break;
      }
    }
    return shapes;
  }

  private List<List<Shape>> elements(String place, InputType.ContainerOf type, int size) {
    List<List<Shape>> choices = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      choices.addAll(element(place, type, i));
    }
    return choices;
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
        new Variable(place, type, range),
        key -> Shape.Scalar.of(terms, place, type, range.min(), range.max()));
  }
}
