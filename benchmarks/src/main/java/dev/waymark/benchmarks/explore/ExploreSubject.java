package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.subjects.BinarySearch;
import dev.waymark.benchmarks.subjects.ErFill;
import dev.waymark.benchmarks.subjects.Fourballs;
import dev.waymark.benchmarks.subjects.Gcd;
import dev.waymark.benchmarks.subjects.GitConfig;
import dev.waymark.benchmarks.subjects.Merge;
import dev.waymark.benchmarks.subjects.SelectionSort;
import dev.waymark.benchmarks.subjects.Tcas;
import dev.waymark.benchmarks.subjects.Tritype;
import dev.waymark.benchmarks.subjects.Utf8;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.Bounds.Range;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.term.Sort;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A method to explore, and on which inputs.
 *
 * @param name what rows call it
 * @param type the class
 * @param method the name of the method, of ints, chars and arrays of them, which is not overloaded
 * @param bounds the ranges of numbers; arrays are as long as the longest, no shorter and not null
 * @param lengths of arrays that have another length, by the names of the parameters
 */
record ExploreSubject(
    String name, Class<?> type, String method, Bounds bounds, Map<String, Integer> lengths) {
  ExploreSubject(String name, Class<?> type, String method, Bounds bounds) {
    this(name, type, method, bounds, Map.of());
  }

  private static final Range INTS = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);

  private static final Range CHARS = new Range(Character.MIN_VALUE, Character.MAX_VALUE);

  private static final Map<String, Integer> WITNESSES =
      Map.of(
          "fourballs",
          7,
          "tritype",
          35,
          "tcas",
          2_787,
          "utf8-3",
          134,
          "utf8-5",
          680,
          "utf8-7",
          3_069);

  /** Those that are over in seconds. */
  static List<ExploreSubject> quick() {
    return List.of(fourballs(), tritype(), gcd(12), binarySearch(20), tcas(), utf8(3));
  }

  /** All, small ones first. */
  static List<ExploreSubject> all() {
    return List.of(
        fourballs(),
        tritype(),
        binarySearch(20),
        tcas(),
        utf8(3),
        gcd(20),
        erFill(10),
        merge(6),
        selectionSort(6),
        utf8(5),
        utf8(7));
  }

  static ExploreSubject fourballs() {
    return of("fourballs", Fourballs.class, "odd", 0, Map.of());
  }

  /** Sides that are too short for their sums to overflow. */
  static ExploreSubject tritype() {
    Range side = new Range(-1_000, 1_000);
    return of("tritype", Tritype.class, "classify", 0, Map.of("a", side, "b", side, "c", side));
  }

  static ExploreSubject gcd(int max) {
    Range range = new Range(1, max);
    return of("gcd-" + max, Gcd.class, "gcd", 0, Map.of("u", range, "v", range));
  }

  static ExploreSubject binarySearch(int length) {
    return of("bsearch-" + length, BinarySearch.class, "find", length, Map.of());
  }

  static ExploreSubject merge(int length) {
    return of("merge-" + length, Merge.class, "merge", length, Map.of());
  }

  static ExploreSubject selectionSort(int length) {
    return of("selection-" + length, SelectionSort.class, "sort", length, Map.of());
  }

  static ExploreSubject erFill(int length) {
    return of("erfill-" + length, ErFill.class, "erase", length, Map.of());
  }

  static ExploreSubject utf8(int length) {
    Map<String, Range> ranges = Map.of("units", new Range(0, 255));
    return of("utf8-" + length, Utf8.class, "firstIllFormed", length, ranges);
  }

  static ExploreSubject gitConfig(int length) {
    Map<String, Range> ranges = Map.of("text", new Range(0, 127));
    return of("git_config-" + length, GitConfig.class, "count", length, ranges);
  }

  static ExploreSubject tcas() {
    return of("tcas", Tcas.class, "advise", 0, Map.of());
  }

  private static ExploreSubject of(
      String name, Class<?> type, String method, int length, Map<String, Range> ranges) {
    return new ExploreSubject(name, type, method, new Bounds(length, ranges));
  }

  /** How many paths the paper on labels explored (its Table I, the witness); 0 if not told. */
  int witness() {
    return WITNESSES.getOrDefault(name, 0);
  }

  /** The shape of the inputs of {@code entry}, the method, with symbols for the numbers. */
  List<Shape> shape(Entry entry, Terms terms) {
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < entry.parameterNames().size(); i++) {
      String parameter = entry.parameterNames().get(i);
      String type = entry.parameterTypes().get(i);
      shapes.add(
          type.startsWith("[")
              ? array(parameter, type, terms)
              : number(parameter, parameter, type, terms));
    }
    return shapes;
  }

  private Shape array(String parameter, String type, Terms terms) {
    List<Shape> elements = new ArrayList<>();
    int length = lengths.getOrDefault(parameter, bounds.longestArray());
    for (int i = 0; i < length; i++) {
      elements.add(number(parameter + "[" + i + "]", parameter, type.substring(1), terms));
    }
    return new Shape.Array(type, elements);
  }

  private Shape number(String name, String parameter, String type, Terms terms) {
    Range all = type.equals("C") ? CHARS : INTS;
    Range range = bounds.ranges().getOrDefault(parameter, all);
    return new Shape.Scalar(terms.symbol(Sort.INT, name, range.min(), range.max()), type);
  }
}
