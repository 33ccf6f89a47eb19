package dev.waymark.explore.input;

import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.making.Container;
import dev.waymark.target.making.InputType;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Which inputs and paths are considered.
 *
 * @param longestArray how long arrays get
 * @param longestText how long strings get
 * @param longestList how long lists get; sets and maps have at most two elements
 * @param ranges the inclusive range of numbers, by parameter name; elements of arrays go by the
 *     name of the array
 * @param iterations how often in a row a loop may go on, where that depends on the input
 */
public record Bounds(
    int longestArray, int longestText, int longestList, Map<String, Range> ranges, int iterations) {
  /** No bound on loops. */
  public static final int UNBOUNDED = Integer.MAX_VALUE;

  /** How long arrays get if nothing else is said. */
  public static final int LONGEST_ARRAY = 4;

  private static final int LARGEST_SET = 2;

  private static final int LONGEST_TRIED = 12;

  /** How long strings get if nothing else is said. */
  public static final int LONGEST_TEXT = 40;

  /** How long lists get if nothing else is said. */
  public static final int LONGEST_LIST = 3;

  public Bounds {
    ranges = Map.copyOf(ranges);
  }

  /** With the default bound on lists. */
  public Bounds(int longestArray, int longestText, Map<String, Range> ranges, int iterations) {
    this(longestArray, longestText, LONGEST_LIST, ranges, iterations);
  }

  /** With the default bounds on strings and lists. */
  public Bounds(int longestArray, Map<String, Range> ranges, int iterations) {
    this(longestArray, LONGEST_TEXT, ranges, iterations);
  }

  /** With the default bounds on strings and lists, and none on loops. */
  public Bounds(int longestArray, Map<String, Range> ranges) {
    this(longestArray, ranges, UNBOUNDED);
  }

  /** How long the arrays are that are only tried: longer, if nothing is said. */
  int longestTried() {
    return longestArray == LONGEST_ARRAY ? LONGEST_TRIED : longestArray;
  }

  /**
   * Whether inputs of {@code entry} could be longer if these bounds, about which nobody said
   * anything, were wider.
   */
  public boolean canStretch(Entry entry) {
    boolean isUsual = longestArray == LONGEST_ARRAY && longestList == LONGEST_LIST;
    return isUsual
        && (has(entry, InputType.ArrayOf.class) || entry.types().anyMatch(Bounds::isList));
  }

  /** Whether arrays and lists in {@code input} are no longer than these bounds say. */
  public boolean admits(Input input) {
    return input.arguments().stream().allMatch(this::admits);
  }

  private boolean admits(Shape shape) {
    int longest = Integer.MAX_VALUE;
    if (shape instanceof Shape.Array) {
      longest = longestArray;
    } else if (shape instanceof Shape.Elements elements) {
      longest = largest(elements.kind()) * (elements.kind().isMap() ? 2 : 1);
    }
    return shape.parts().size() <= longest && shape.parts().stream().allMatch(this::admits);
  }

  /** The same for inputs of {@code length}. */
  Bounds stretched(int length) {
    return new Bounds(
        Math.max(longestArray, length),
        longestText,
        Math.max(longestList, length),
        ranges,
        iterations);
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

  /** How large collections get. */
  int largest(Container kind) {
    if (kind == Container.OPTIONAL) {
      return 1;
    }
    return kind.isUnique() ? Math.min(longestList, LARGEST_SET) : longestList;
  }

  /** What these bounds leave out of the inputs of {@code entry}, in words; empty if nothing. */
  public List<String> describe(Entry entry) {
    List<String> parts = new ArrayList<>();
    if (has(entry, InputType.ArrayOf.class)) {
      parts.add("arrays no longer than " + longestArray);
    }
    if (has(entry, InputType.Text.class)) {
      parts.add("strings no longer than " + longestText);
    }
    if (entry.types().anyMatch(Bounds::isList)) {
      parts.add("lists no longer than " + longestList);
    }
    for (String name : entry.parameterNames()) {
      Range range = ranges.get(name);
      if (range != null) {
        parts.add(name + " in " + range);
      }
    }
    return parts;
  }

  /** Whether not even all inputs of {@code entry} within these bounds are tried. */
  public boolean isCut(Entry entry) {
    ShapeFinder shapes = new ShapeFinder(Simplifier.newTerms(), this);
    return !entry.isNumeric() && !shapes.find(entry).isEmpty() && shapes.isCut();
  }

  private static boolean isList(InputType type) {
    return type instanceof InputType.ContainerOf container
        && !container.kind().isUnique()
        && container.kind() != Container.OPTIONAL;
  }

  private static boolean has(Entry entry, Class<? extends InputType> type) {
    return entry.types().anyMatch(type::isInstance);
  }
}
