package dev.waymark.benchmarks.house;

import java.util.List;

/**
 * A source file as far as its size and its neighbours go.
 *
 * @param name the path below the folder of sources
 * @param types how many types it declares outside of others; none for a {@code package-info}
 * @param imports what it imports, types and members alike, by their full names
 * @param methods the lines between the braces of each method and constructor
 */
record SourceText(
    String name,
    String packageName,
    int lines,
    int types,
    List<String> imports,
    List<Integer> methods) {
  SourceText {
    imports = List.copyOf(imports);
    methods = List.copyOf(methods);
  }
}
