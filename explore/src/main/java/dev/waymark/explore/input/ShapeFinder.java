package dev.waymark.explore.input;

import dev.waymark.explore.input.Bounds.Range;
import dev.waymark.program.ProgramException;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Shapes of the inputs of an entry within bounds and what its annotations admit, small ones first.
 * Equal places in different shapes share their symbol.
 */
public final class ShapeFinder {
  private static final int MOST_INPUTS = 96;

  private final PlaceShapes places;

  public ShapeFinder(Terms terms, Bounds bounds) {
    this.places = new PlaceShapes(terms, bounds);
  }

  /** Whether shapes within the bounds were left out because there are too many. */
  boolean isCut() {
    return places.combinations().isCut();
  }

  /** Shapes for the inputs of {@code entry} at random; none if those chosen do not fit together. */
  public Optional<List<Shape>> any(Entry entry, SplittableRandom random) {
    return places.among(ShapeSelection.of(random), () -> find(entry)).stream().findFirst();
  }

  /**
   * Shapes for the inputs of {@code entry} with all of them as long as {@code length}, whatever the
   * bounds say, or as long as they can be; none if those do not fit together.
   */
  public Optional<List<Shape>> ofLength(int length, Entry entry) {
    Bounds stretched = places.bounds().stretched(length);
    return places
        .within(stretched, () -> places.among(ShapeSelection.longest(), () -> find(entry)))
        .stream()
        .findFirst();
  }

  /**
   * {@code shapes} with some calls more, by chance, on one of the objects; none if there is none.
   */
  public Optional<List<Shape>> used(Entry entry, List<Shape> shapes, SplittableRandom random) {
    int index = random.nextInt(shapes.size());
    Entry.Parameter input = entry.inputs().get(index);
    return places
        .made()
        .uses()
        .more(input.name(), input.type(), shapes.get(index), random)
        .map(
            used -> {
              List<Shape> changed = new ArrayList<>(shapes);
              changed.set(index, used);
              return changed;
            });
  }

  /** Shapes that differ in one place from {@code shapes}, inputs of {@code entry}. */
  public List<List<Shape>> neighbours(Entry entry, List<Shape> shapes) {
    return new ShapeNeighbours(places).of(entry, shapes);
  }

  /** {@code shapes} with more calls, as {@code preparations} know them. */
  public List<List<Shape>> prepared(Preparations preparations, List<Shape> shapes) {
    UseShapes uses = places.made().uses();
    List<List<Shape>> found = new ArrayList<>(preparations.repeated(uses, shapes));
    found.addAll(preparations.longer(uses, shapes));
    return found;
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
      int input = i;
      List<Shape> shapes = new ArrayList<>(places.forMost(MOST_INPUTS, () -> shapes(entry, input)));
      shapes.addAll(Sharing.shapes(entry, i));
      choices.add(places.selection().among(shapes));
    }
    List<List<Shape>> found = combined(entry, choices);
    found.removeIf(Sharing::isVain);
    return found;
  }

  private List<List<Shape>> combined(Entry entry, List<List<Shape>> choices) {
    return entry.isNumeric()
        ? ShapeCombinations.all(choices)
        : places.combinations().some(choices, MOST_INPUTS);
  }

  private List<Shape> shapes(Entry entry, int input) {
    Entry.Parameter parameter = entry.inputs().get(input);
    String name = parameter.name();
    if (entry.hasReceiver() && input == 0) {
      return places.selection().among(places.objects(name, parameter.type(), Domain.ALL));
    }
    Domain domain = domain(entry, name, entry.hasReceiver() ? input - 1 : input);
    List<Shape> shapes =
        domain.numbers().isEmpty() ? List.of() : places.shapes(name, parameter.type(), domain);
    if (shapes.isEmpty()) {
      throw new ProgramException("no value is left for " + name + " of " + entry.method());
    }
    return shapes;
  }

  private Domain domain(Entry entry, String name, int index) {
    Domain domain = Domain.of(entry.method().parameterAnnotations(index));
    Range range = places.bounds().ranges().get(name);
    if (range == null) {
      return domain;
    }
    checkWhole(name, entry.parameterTypes().get(index));
    return domain.within(range.min(), range.max());
  }

  private static void checkWhole(String name, String type) {
    if (type.endsWith("F") || type.endsWith("D")) {
      throw new ProgramException(
          "no range for " + name + ", which is floating point (ranges are for whole numbers)");
    }
  }
}
