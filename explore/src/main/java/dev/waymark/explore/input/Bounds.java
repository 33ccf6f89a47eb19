package dev.waymark.explore.input;

import dev.waymark.target.Container;
import dev.waymark.target.Entry;
import dev.waymark.target.InputType;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Which inputs and paths are considered.
 *
 * @param longestArray how long arrays get
 * @param longestText how long strings get
 * @param ranges the inclusive range of numbers, by parameter name; elements of arrays go by the
 *     name of the array
 * @param iterations how often in a row a loop may go on, where that depends on the input
 */
public record Bounds(int longestArray, int longestText, Map<String, Range> ranges, int iterations) {
  /** No bound on loops. */
  public static final int UNBOUNDED = Integer.MAX_VALUE;

  /** How long arrays get if nothing else is said. */
  public static final int LONGEST_ARRAY = 4;

  private static final int LONGEST_TRIED = 12;

  /** How long strings get if nothing else is said. */
  public static final int LONGEST_TEXT = 40;

  private static final int LARGEST_LIST = 3;

  public Bounds {
    ranges = Map.copyOf(ranges);
  }

  /** With the default bound on strings. */
  public Bounds(int longestArray, Map<String, Range> ranges, int iterations) {
    this(longestArray, LONGEST_TEXT, ranges, iterations);
  }

  /** With the default bound on strings, and none on loops. */
  public Bounds(int longestArray, Map<String, Range> ranges) {
    this(longestArray, ranges, UNBOUNDED);
  }

  /** How long the arrays are that are only tried: longer, if nothing is said. */
  int longestTried() {
    return longestArray == LONGEST_ARRAY ? LONGEST_TRIED : longestArray;
  }

  /** An inclusive range. */
  public record Range(long min, long max) {
    /** What is in this range and between {@code low} and {@code high}. */
    Range and(long low, long high) {
      long lowest = Math.max(min, low);
      long highest = Math.min(max, high);
      return new Range(lowest, highest);
    }

    boolean isEmpty() {
      return min > max;
    }

    @Override
    public String toString() {
      if (max == Long.MAX_VALUE) {
        return min + "..";
      }
      return (min == Long.MIN_VALUE ? "" : min) + ".." + max;
    }
  }

  /** How large collections get. Which elements of sets and maps are equal is not known before. */
  static int largest(Container kind) {
    return kind == Container.LIST ? LARGEST_LIST : 1;
  }

  /** What these bounds leave out of the inputs of {@code entry}, in words; empty if nothing. */
  public List<String> describe(Entry entry) {
    List<String> parts = new ArrayList<>();
    if (has(entry, InputType.ArrayOf.class)) {
      parts.add("arrays no longer than " + longestArray);
    }
    if (Sharing.isPossibleWithin(entry)) {
      parts.add("no array passed twice");
    }
    if (!entry.isNumeric()) {
      parts.addAll(describeObjects(entry));
    }
    for (String name : entry.parameterNames()) {
      Range range = ranges.get(name);
      if (range != null) {
        parts.add(name + " in " + range);
      }
    }
    return parts;
  }

  private List<String> describeObjects(Entry entry) {
    List<String> parts = new ArrayList<>();
    if (has(entry, InputType.Text.class)) {
      parts.add("strings no longer than " + longestText);
    }
    if (has(entry, InputType.ContainerOf.class)) {
      parts.add("lists no longer than " + LARGEST_LIST + ", other collections than 1");
    }
    parts.add("every object made anew" + ways(entry));
    ShapeFinder shapes = new ShapeFinder(Simplifier.newTerms(), this);
    if (!shapes.find(entry).isEmpty() && shapes.isCut()) {
      parts.add("not all combinations of inputs");
    }
    return parts;
  }

  private static String ways(Entry entry) {
    if (has(entry, InputType.Choice.class)) {
      return " by few constructors of few classes";
    }
    return has(entry, InputType.Made.class) ? " by few constructors" : "";
  }

  private static boolean has(Entry entry, Class<? extends InputType> type) {
    return entry.types().anyMatch(type::isInstance);
  }
}
