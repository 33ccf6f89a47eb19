package dev.waymark.explore;

import dev.waymark.target.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Which inputs and paths are considered.
 *
 * @param longestArray how long arrays get
 * @param ranges the inclusive range of numbers, by parameter name; elements of arrays go by the
 *     name of the array
 * @param iterations how often in a row a loop may go on, where that depends on the input
 */
public record Bounds(int longestArray, Map<String, Range> ranges, int iterations) {
  /** No bound on loops. */
  public static final int UNBOUNDED = Integer.MAX_VALUE;

  public Bounds {
    ranges = Map.copyOf(ranges);
  }

  /** Without a bound on loops. */
  public Bounds(int longestArray, Map<String, Range> ranges) {
    this(longestArray, ranges, UNBOUNDED);
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

  /** What these bounds leave out of the inputs of {@code entry}, in words; empty if nothing. */
  List<String> describe(Entry entry) {
    List<String> parts = new ArrayList<>();
    if (entry.parameterTypes().stream().anyMatch(type -> type.startsWith("["))) {
      parts.add("arrays no longer than " + longestArray);
    }
    if (canShare(entry.parameterTypes())) {
      parts.add("no array twice");
    }
    for (String name : entry.parameterNames()) {
      Range range = ranges.get(name);
      if (range != null) {
        parts.add(name + " in " + range);
      }
    }
    return parts;
  }

  /** Whether one array could be in two places. */
  private static boolean canShare(List<String> types) {
    List<String> arrays = types.stream().filter(type -> type.startsWith("[")).toList();
    return arrays.stream().anyMatch(type -> type.startsWith("[["))
        || arrays.stream().distinct().count() < arrays.size();
  }
}
