package dev.waymark.explore;

import dev.waymark.explore.Bounds.Range;
import dev.waymark.program.ir.Kind;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All shapes of the inputs of an entry within bounds, small ones first. Equal places in different
 * shapes share their symbol.
 */
final class ShapeFinder {
  private final Terms terms;
  private final Bounds bounds;
  private final Map<String, Symbol> symbols = new HashMap<>();

  ShapeFinder(Terms terms, Bounds bounds) {
    this.terms = terms;
    this.bounds = bounds;
  }

  /** One list for each combination of the shapes of the parameters. */
  List<List<Shape>> find(Entry entry) {
    List<List<Shape>> combinations = new ArrayList<>(List.of(List.of()));
    List<String> names = entry.parameterNames();
    for (int i = 0; i < names.size(); i++) {
      List<Shape> choices = shapes(names.get(i), names.get(i), entry.parameterTypes().get(i));
      combinations = extended(combinations, choices);
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

  private List<Shape> shapes(String place, String parameter, String type) {
    if (!type.startsWith("[")) {
      return List.of(new Shape.Scalar(symbol(place, parameter, type), type));
    }
    List<Shape> shapes = new ArrayList<>();
    for (int length = 0; length <= bounds.longestArray(); length++) {
      shapes.addAll(arrays(place, parameter, type, length));
    }
    shapes.add(new Shape.Null());
    return shapes;
  }

  private List<Shape> arrays(String place, String parameter, String type, int length) {
    List<List<Shape>> contents = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < length; i++) {
      String element = place + "[" + i + "]";
      contents = extended(contents, shapes(element, parameter, type.substring(1)));
    }
    return contents.stream().<Shape>map(elements -> new Shape.Array(type, elements)).toList();
  }

  private Symbol symbol(String place, String parameter, String type) {
    return symbols.computeIfAbsent(place, name -> newSymbol(name, parameter, type));
  }

  private Symbol newSymbol(String name, String parameter, String type) {
    Range own = rangeOf(type);
    Range wanted = bounds.ranges().getOrDefault(parameter, own);
    long min = Math.max(own.min(), wanted.min());
    long max = Math.min(own.max(), wanted.max());
    return terms.symbol(sortOf(type), name, min, max);
  }

  private static Sort sortOf(String type) {
    return Sort.of(Kind.of(type));
  }

  private static Range rangeOf(String type) {
    return switch (type) {
      case "Z" -> new Range(0, 1);
      case "B" -> new Range(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case "C" -> new Range(Character.MIN_VALUE, Character.MAX_VALUE);
      case "S" -> new Range(Short.MIN_VALUE, Short.MAX_VALUE);
      case "I" -> new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);
      default -> new Range(Long.MIN_VALUE, Long.MAX_VALUE);
    };
  }
}
