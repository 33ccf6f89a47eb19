package dev.waymark.explore.input;

import dev.waymark.explore.input.Bounds.Range;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Container;
import dev.waymark.target.Entry;
import dev.waymark.target.InputType;
import dev.waymark.target.Maker;
import dev.waymark.target.Shape;
import dev.waymark.target.Use;
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
  private static final int MOST_INPUTS = 96;
  private static final int MOST_ARRAYS = 16;

  /** In how many ways an object is made by one maker, by how deep it lies in an input. */
  private static final int[] MOST_OBJECTS = {8, 3, 2, 1};

  private static final int MOST_STUBS = 16;

  /** How many numbers a method of a stub answers before it repeats itself. */
  private static final int ANSWERS = 3;

  /** With how many arguments a method is called on an object, all of enum constants if possible. */
  private static final int MOST_ARGUMENTS = 12;

  /** How many methods are called at random on an object that is an input. */
  private static final int MOST_CALLS = 6;

  /** How many calls are added at once to those of an object. */
  private static final int MOST_MORE = 3;

  private final Terms terms;
  private Bounds bounds;
  private final ShapeCombinations combinations = new ShapeCombinations();
  private ShapeSelection selection = ShapeSelection.all();
  private final Map<String, Shape.Scalar> symbols = new HashMap<>();

  /** How many objects are being made, one for another. */
  private int depth;

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
   * {@code shapes} with some calls more, by chance, on one of the objects; none if there is none.
   */
  public Optional<List<Shape>> used(Entry entry, List<Shape> shapes, SplittableRandom random) {
    int index = random.nextInt(shapes.size());
    InputType type = entry.inputs().get(index).type();
    Shape old = shapes.get(index);
    Shape object = old instanceof Shape.Used used ? used.object() : old;
    InputType.Made made = ShapeNeighbours.madeOf(type, object);
    if (made == null || made.uses().isEmpty()) {
      return Optional.empty();
    }
    List<Shape.Call> calls =
        new ArrayList<>(old instanceof Shape.Used used ? used.calls() : List.of());
    selection = ShapeSelection.of(random);
    int first = calls.size() + 1;
    int last = calls.size() + 1 + random.nextInt(MOST_MORE);
    calls.addAll(someCalls(entry.inputs().get(index).name(), made, first, last));
    selection = ShapeSelection.all();
    List<Shape> changed = new ArrayList<>(shapes);
    changed.set(index, new Shape.Used(object, calls));
    return calls.isEmpty() ? Optional.empty() : Optional.of(changed);
  }

  /** Shapes that differ in one place from {@code shapes}, inputs of {@code entry}. */
  public List<List<Shape>> neighbours(Entry entry, List<Shape> shapes) {
    return new ShapeNeighbours(this).of(entry, shapes);
  }

  /** {@code shapes} with one more call, as {@code preparations} know them. */
  public List<List<Shape>> prepared(Preparations preparations, List<Shape> shapes) {
    return preparations.longer(this, shapes);
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
      return selection.among(objects(parameter.name(), parameter.type(), Domain.ALL));
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
      return stubs(place, stub);
    }
    return type instanceof InputType.Made made ? made(place, made) : List.of();
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

  /** Shapes for the element of that index; in maps, for its key and for its value. */
  void addElement(String place, InputType.ContainerOf type, int index, List<List<Shape>> choices) {
    int arity = type.kind().arity();
    for (int i = 0; i < arity; i++) {
      String part = part(type.kind(), index * arity + i);
      choices.add(elements(place + part, type.elements().get(i), type.kind()));
    }
  }

  /** What is in a container, by its number there. */
  static String part(Container kind, int number) {
    if (kind.isMap()) {
      return (number % 2 == 0 ? ".key" : ".value") + number / 2;
    }
    return switch (kind) {
      case LIST -> ".get(" + number + ")";
      case OPTIONAL -> ".get()";
      default -> "[" + number + "]";
    };
  }

  /** How large containers get. */
  int largest(Container kind) {
    return bounds.largest(kind);
  }

  private List<Shape> elements(String place, InputType type, Container kind) {
    Domain whole = Domain.ALL.ofElements();
    return kind.takesNull() ? shapes(place, type, whole) : objects(place, type, whole);
  }

  private List<Shape> made(String place, InputType.Made type) {
    depth++;
    List<Shape> shapes = new ArrayList<>();
    for (Maker maker : selection.among(type.makers())) {
      List<Shape> made = madeBy(place, maker);
      shapes.addAll(made);
      if (!made.isEmpty() && maker instanceof Maker.Call) {
        shapes.addAll(used(place, made.get(0), type));
      }
    }
    depth--;
    return selection.isRandom() ? selection.among(shapes) : shapes;
  }

  /** Objects that {@code maker} makes in the place of that name. */
  List<Shape> madeBy(String place, Maker maker) {
    return maker instanceof Maker.Constant constant
        ? List.of(new Shape.Constant(constant.owner(), constant.name()))
        : made(place, (Maker.Call) maker);
  }

  /** An object with all that can be set, or with some methods called by chance. */
  private List<Shape> used(String place, Shape made, InputType.Made type) {
    List<Shape.Call> calls =
        selection.isRandom() ? someCalls(place, type) : allSetters(place, type);
    return calls.isEmpty() ? List.of() : List.of(new Shape.Used(made, calls));
  }

  private List<Shape.Call> allSetters(String place, InputType.Made type) {
    List<Shape.Call> calls = new ArrayList<>();
    for (Use use : type.uses()) {
      if (use.isSetter()) {
        calls(place + "." + use.method().name(), use).stream().findFirst().ifPresent(calls::add);
      }
    }
    return calls;
  }

  private List<Shape.Call> someCalls(String place, InputType.Made type) {
    int count = type.uses().isEmpty() ? 0 : selection.number(MOST_CALLS + 1);
    return someCalls(place, type, 1, count);
  }

  private List<Shape.Call> someCalls(String place, InputType.Made type, int first, int last) {
    List<Shape.Call> calls = new ArrayList<>();
    for (int i = first; i <= last; i++) {
      Use use = selection.among(type.uses()).get(0);
      calls(place + "." + use.method().name() + i, use).stream().findFirst().ifPresent(calls::add);
    }
    return calls;
  }

  /** Calls of a method, with arguments in the place of that name. */
  List<Shape.Call> calls(String place, Use use) {
    List<List<Shape>> choices = new ArrayList<>();
    for (int i = 0; i < use.parameters().size(); i++) {
      Domain domain = Domain.of(use.method().parameterAnnotations(i));
      choices.add(shapes(place + "." + use.names().get(i), use.parameters().get(i), domain));
    }
    if (choices.stream().anyMatch(List::isEmpty)) {
      return List.of();
    }
    return combinations.some(choices, MOST_ARGUMENTS).stream()
        .map(each -> new Shape.Call(use.method().ref(), each))
        .toList();
  }

  private int most() {
    return MOST_OBJECTS[Math.min(Math.max(depth - 1, 0), MOST_OBJECTS.length - 1)];
  }

  private List<Shape> made(String place, Maker.Call call) {
    int first = call.hasReceiver() ? 1 : 0;
    List<List<Shape>> choices = new ArrayList<>();
    if (call.hasReceiver()) {
      choices.add(objects(place + "." + call.names().get(0), call.parameters().get(0), Domain.ALL));
    }
    for (int i = first; i < call.parameters().size(); i++) {
      Domain domain = domain(call, i - first);
      choices.add(shapes(place + "." + call.names().get(i), call.parameters().get(i), domain));
    }
    if (choices.stream().anyMatch(List::isEmpty)) {
      return List.of();
    }
    return combinations.some(choices, most()).stream()
        .<Shape>map(each -> new Shape.Made(call.method().ref(), each))
        .toList();
  }

  /** What a maker is given for the parameter at {@code index} of its method. */
  static Domain domain(Maker.Call call, int index) {
    Maker.Limits limits = call.limits(index);
    return Domain.of(call.method().parameterAnnotations(index)).within(limits.min(), limits.max());
  }

  private List<Shape> stubs(String place, InputType.Stub type) {
    depth++;
    List<List<Shape.Answer>> choices = new ArrayList<>();
    for (int i = 0; i < type.answers().size(); i++) {
      choices.add(selection.among(answers(place, type.answers().get(i), i)));
    }
    depth--;
    return combinations.some(choices, MOST_STUBS).stream()
        .<Shape>map(each -> new Shape.Stub(type.type(), each))
        .toList();
  }

  /** What a method of a stub may do: answer, answer one thing after the other, or throw. */
  List<Shape.Answer> answers(String place, InputType.Answer type, int index) {
    MethodRef method = type.method().ref();
    String name = place + answer(method, 0);
    List<Shape.Answer> answers = new ArrayList<>();
    if (type.value().isEmpty()) {
      answers.add(new Shape.Answer(method, index, List.of(), false));
    } else if (type.value().get() instanceof InputType.Primitive) {
      answers.add(
          new Shape.Answer(method, index, several(place, method, type.value().get()), false));
    } else {
      for (Shape each : shapes(name, type.value().get(), Domain.ALL)) {
        answers.add(new Shape.Answer(method, index, List.of(each), false));
      }
      List<Shape> several = several(place, method, type.value().get());
      if (several.size() == ANSWERS) {
        answers.add(new Shape.Answer(method, index, several, false));
      }
    }
    for (InputType thrown : type.thrown()) {
      objects(name + "!", thrown, Domain.ALL).stream()
          .limit(1)
          .forEach(each -> answers.add(new Shape.Answer(method, index, List.of(each), true)));
    }
    return answers;
  }

  /** The answer of a stub that comes at {@code index}. */
  static String answer(MethodRef method, int index) {
    return "." + method.name() + "()" + (index == 0 ? "" : index + 1);
  }

  private List<Shape> several(String place, MethodRef method, InputType type) {
    List<Shape> several = new ArrayList<>();
    for (int i = 0; i < ANSWERS; i++) {
      shapes(place + answer(method, i), type, Domain.ALL).stream()
          .findFirst()
          .ifPresent(several::add);
    }
    return several;
  }

  private Shape.Scalar symbol(String place, String type, Range range) {
    return symbols.computeIfAbsent(
        place + " " + type + " " + range,
        key -> Shape.Scalar.of(terms, place, type, range.min(), range.max()));
  }
}
