package dev.waymark.benchmarks.frontier;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Writes a class line by line, and remembers where something stands that cannot happen. */
final class Planted {
  private final String name;
  private final List<String> lines = new ArrayList<>();
  private final Set<Integer> never = new TreeSet<>();

  /** A class of this name, without a package. */
  Planted(String name) {
    this.name = name;
    line("public class " + name + " {");
  }

  String name() {
    return name;
  }

  void line(String text) {
    lines.add(text);
  }

  /** A line with a condition, or the default of a switch, that never holds. */
  void never(String text) {
    lines.add(text);
    never.add(lines.size());
  }

  String source() {
    return String.join("\n", lines) + "\n}\n";
  }

  /** The numbers of the lines whose condition never holds. */
  Set<Integer> lines() {
    return never;
  }
}
