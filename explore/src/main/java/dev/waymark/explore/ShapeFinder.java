package dev.waymark.explore;

import dev.waymark.explore.Bounds.Range;
import dev.waymark.program.ProgramException;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All shapes of the inputs of an entry within bounds and what its annotations admit, small ones
 * first. Equal places in different shapes share their symbol.
 */
final class ShapeFinder {
  private final Terms terms;
  private final Bounds bounds;
  private final Map<String, Shape.Scalar> symbols = new HashMap<>();

  ShapeFinder(Terms terms, Bounds bounds) {
    this.terms = terms;
    this.bounds = bounds;
  }

  /**
   * One list for each combination of the shapes of the parameters.
   *
   * @throws ProgramException if a bound leaves no value for a parameter
   */
  List<List<Shape>> find(Entry entry) {
    List<String> names = entry.parameterNames();
    List<List<Shape>> combinations = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < names.size(); i++) {
      combinations = extended(combinations, shapes(entry, i));
    }
    return combinations;
  }

  private static List<List<Shape>> extended(List<List<Shape>> lists, List<Shape> choices) {
    List<List<Shape>> longer = new ArrayList<>();
    for (Shape choice : choices) {
      for (List<Shape> list : lists) {
        List<Shape> extended = new ArrayList<>(list);
        extended.add(choice);
        longer.add(extended);
      }
    }
    return longer;
  }

  private List<Shape> shapes(Entry entry, int parameter) {
    String name = entry.parameterNames().get(parameter);
    String type = entry.parameterTypes().get(parameter);
    Domain domain = Domain.of(entry.method().parameterAnnotations(parameter));
    Range range = bounds.ranges().get(name);
    if (range != null) {
      checkWhole(name, type);
      domain = domain.within(range.min(), range.max());
    }
    List<Shape> shapes = shapes(name, type, domain);
    if (shapes.isEmpty() || domain.numbers().isEmpty()) {
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

  private List<Shape> shapes(String place, String type, Domain domain) {
    if (!type.startsWith("[")) {
      return List.of(symbol(place, type, domain.numbers()));
    }
    List<Shape> shapes = new ArrayList<>();
    long longest = Math.min(domain.lengths().max(), bounds.longestArray());
    for (long length = domain.lengths().min(); length <= longest; length++) {
      shapes.addAll(arrays(place, type, domain, length));
    }
    if (domain.isNullable()) {
      shapes.add(new Shape.Null());
    }
    return shapes;
  }

  private List<Shape> arrays(String place, String type, Domain domain, long length) {
    List<List<Shape>> contents = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < length; i++) {
      String element = place + "[" + i + "]";
      contents = extended(contents, shapes(element, type.substring(1), domain.ofElements()));
    }
    return contents.stream().<Shape>map(elements -> new Shape.Array(type, elements)).toList();
  }

  private Shape.Scalar symbol(String place, String type, Range range) {
    return symbols.computeIfAbsent(
        place, name -> Shape.Scalar.of(terms, name, type, range.min(), range.max()));
  }
}
