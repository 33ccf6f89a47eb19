package dev.waymark.explore.input;

import dev.waymark.explore.input.Bounds.Range;
import dev.waymark.program.ProgramException;
import dev.waymark.target.Entry;
import dev.waymark.target.InputType;
import dev.waymark.target.Maker;
import dev.waymark.target.Shape;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Shapes of the inputs of an entry within bounds and what its annotations admit, small ones first.
 * Equal places in different shapes share their symbol.
 */
public final class ShapeFinder {
  private static final int MOST_INPUTS = 64;
  private static final int MOST_ARRAYS = 16;
  private static final int MOST_OBJECTS = 8;

  /** How much memory objects of the JDK are made with. */
  private static final int LARGEST_SIZE = 64;

  private final Terms terms;
  private Bounds bounds;
  private final ShapeCombinations combinations = new ShapeCombinations();
  private ShapeSelection selection = ShapeSelection.all();
  private final Map<String, Shape.Scalar> symbols = new HashMap<>();

  public ShapeFinder(Terms terms, Bounds bounds) {
    this.terms = terms;
    this.bounds = bounds;
  }

  /** Whether shapes within the bounds were left out because there are too many. */
  boolean isCut() {
    return combinations.isCut();
  }

  /** Shapes for the inputs of {@code entry} at random; none if those chosen do not fit together. */
  public Optional<List<Shape>> any(Entry entry, SplittableRandom random) {
    selection = ShapeSelection.of(random);
    List<List<Shape>> found = find(entry);
    selection = ShapeSelection.all();
    return found.stream().findFirst();
  }

  /**
   * Shapes for the inputs of {@code entry} with all of them as long as {@code length}, whatever the
   * bounds say, or as long as they can be; none if those do not fit together.
   */
  public Optional<List<Shape>> ofLength(int length, Entry entry) {
    Bounds usual = bounds;
    bounds = bounds.stretched(length);
    selection = ShapeSelection.longest();
    List<List<Shape>> found = find(entry);
    selection = ShapeSelection.all();
    bounds = usual;
    return found.stream().findFirst();
  }

  /**
   * One list for each combination of the shapes of the inputs; all of them if there are only
   * primitives and arrays of them.
   *
   * @throws ProgramException if a bound leaves no value for an input
   */
  public List<List<Shape>> find(Entry entry) {
    List<List<Shape>> choices = new ArrayList<>();
    for (int i = 0; i < entry.inputs().size(); i++) {
      List<Shape> shapes = new ArrayList<>(shapes(entry, i));
      shapes.addAll(Sharing.shapes(entry, i));
      choices.add(selection.among(shapes));
    }
    List<List<Shape>> found = combined(entry, choices);
    found.removeIf(Sharing::isVain);
    return found;
  }

  private List<List<Shape>> combined(Entry entry, List<List<Shape>> choices) {
    return entry.isNumeric()
        ? ShapeCombinations.all(choices)
        : combinations.some(choices, MOST_INPUTS);
  }

  private List<Shape> shapes(Entry entry, int input) {
    Entry.Parameter parameter = entry.inputs().get(input);
    if (entry.hasReceiver() && input == 0) {
      return made(parameter.name(), (InputType.Made) parameter.type());
    }
    int index = entry.hasReceiver() ? input - 1 : input;
    Domain domain = Domain.of(entry.method().parameterAnnotations(index));
    String name = parameter.name();
    Range range = bounds.ranges().get(name);
    if (range != null) {
      checkWhole(name, entry.parameterTypes().get(index));
      domain = domain.within(range.min(), range.max());
    }
    List<Shape> shapes =
        domain.numbers().isEmpty() ? List.of() : shapes(name, parameter.type(), domain);
    if (shapes.isEmpty()) {
      throw new ProgramException("no value is left for " + name + " of " + entry.method());
    }
    return shapes;
  }

  private static void checkWhole(String name, String type) {
    if (type.endsWith("F") || type.endsWith("D")) {
      throw new ProgramException(
          "no range for " + name + ", which is floating point (ranges are for whole numbers)");
    }
  }

  private List<Shape> shapes(String place, InputType type, Domain domain) {
    if (type instanceof InputType.Primitive number) {
      return List.of(symbol(place, number.type(), domain.numbers()));
    }
    List<Shape> shapes = new ArrayList<>(objects(place, type, domain));
    if (domain.isNullable()) {
      shapes.add(new Shape.Null());
    }
    return selection.among(shapes);
  }

  private List<Shape> objects(String place, InputType type, Domain domain) {
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
    return made(place, (InputType.Made) type);
  }

  private List<Shape> arrays(String place, InputType.ArrayOf array, Domain domain) {
    List<Shape> shapes = new ArrayList<>();
    long longest =
        Math.min(
            domain.lengths().max(),
            selection.isRandom() ? bounds.longestTried() : bounds.longestArray());
    for (int length : selection.lengths(domain.lengths().min(), longest)) {
      List<List<Shape>> choices = new ArrayList<>();
      ShapeSelection outer = selection;
      List<ShapeSelection> selections = outer.forElements(length);
      for (int i = 0; i < length; i++) {
        selection = selections.get(i);
        choices.add(shapes(place + "[" + i + "]", array.element(), domain.ofElements()));
      }
      selection = outer;
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
      characters.add(symbol(place + ".charAt(" + i + ")", "C", Domain.ALL.numbers()));
    }
    Range range = new Range(lengths.min(), longest);
    return List.of(new Shape.Text(symbol(place + ".length()", "I", range), characters));
  }

  private List<Shape> containers(String place, InputType.ContainerOf type, Domain domain) {
    List<Shape> shapes = new ArrayList<>();
    long largest = Math.min(domain.lengths().max(), bounds.largest(type.kind()));
    for (int size : selection.lengths(domain.lengths().min(), largest)) {
      List<List<Shape>> choices = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        addElement(place, type, i, choices);
      }
      combinations
          .some(choices, MOST_ARRAYS)
          .forEach(each -> shapes.add(new Shape.Elements(type.kind(), each)));
    }
    return shapes;
  }

  /** All but optionals may have null in them. */
  private void addElement(
      String place, InputType.ContainerOf type, int index, List<List<Shape>> choices) {
    Domain whole = Domain.ALL.ofElements();
    InputType first = type.elements().get(0);
    switch (type.kind()) {
      case LIST -> choices.add(shapes(place + ".get(" + index + ")", first, whole));
      case SET -> choices.add(shapes(place + "[" + index + "]", first, whole));
      case OPTIONAL -> choices.add(objects(place + ".get()", first, whole));
      case MAP -> {
        choices.add(shapes(place + ".key" + index, first, whole));
        choices.add(shapes(place + ".value" + index, type.elements().get(1), whole));
      }
    }
  }

  private List<Shape> made(String place, InputType.Made type) {
    List<Shape> shapes = new ArrayList<>();
    for (Maker maker : selection.among(type.makers())) {
      if (maker instanceof Maker.Constant constant) {
        shapes.add(new Shape.Constant(constant.owner(), constant.name()));
      } else if (maker instanceof Maker.Call call) {
        shapes.addAll(made(place, call));
      }
    }
    return shapes;
  }

  private List<Shape> made(String place, Maker.Call call) {
    int first = call.hasReceiver() ? 1 : 0;
    List<List<Shape>> choices = new ArrayList<>();
    if (call.hasReceiver()) {
      choices.add(
          made(place + "." + call.names().get(0), (InputType.Made) call.parameters().get(0)));
    }
    for (int i = first; i < call.parameters().size(); i++) {
      Domain all = Domain.of(call.method().parameterAnnotations(i - first));
      Domain domain = call.takesSizes() ? all.within(-1, LARGEST_SIZE) : all;
      choices.add(shapes(place + "." + call.names().get(i), call.parameters().get(i), domain));
    }
    if (choices.stream().anyMatch(List::isEmpty)) {
      return List.of();
    }
    return combinations.some(choices, MOST_OBJECTS).stream()
        .<Shape>map(each -> new Shape.Made(call.method().ref(), each))
        .toList();
  }

  private Shape.Scalar symbol(String place, String type, Range range) {
    return symbols.computeIfAbsent(
        place + " " + type + " " + range,
        key -> Shape.Scalar.of(terms, place, type, range.min(), range.max()));
  }
}
