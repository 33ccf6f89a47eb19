package dev.waymark.explore;

import dev.waymark.target.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which inputs are considered.
 *
 * @param longestArray how long arrays get
 * @param ranges the inclusive range of numbers, by parameter name; elements of arrays go by the
 *     name of the array
 */
public record Bounds(int longestArray, Map<String, Range> ranges) {
  public Bounds {
    ranges = Map.copyOf(ranges);
  }

  /** An inclusive range. */
  public record Range(long min, long max) {
    @Override
    public String toString() {
      return min + ".." + max;
    }
  }

  /** What these bounds leave out of the inputs of {@code entry}, in words; empty if nothing. */
  String describe(Entry entry) {
    List<String> parts = new ArrayList<>();
    if (entry.parameterTypes().stream().anyMatch(type -> type.startsWith("["))) {
      parts.add("arrays no longer than " + longestArray);
    }
    new TreeMap<>(ranges).forEach((name, range) -> parts.add(name + " in " + range));
    return String.join(", ", parts);
  }
}
