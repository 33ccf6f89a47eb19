package dev.waymark.benchmarks.house;

import dev.waymark.program.graph.Digraph;
import dev.waymark.program.graph.StronglyConnectedComponents;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/** Which package of a module imports from which. Immutable. */
final class PackageGraph {
  private final List<String> packages;
  private final Digraph imports;

  private PackageGraph(List<String> packages, Digraph imports) {
    this.packages = packages;
    this.imports = imports;
  }

  static PackageGraph of(Collection<SourceText> texts) {
    List<String> packages =
        texts.stream().map(SourceText::packageName).distinct().sorted().toList();
    Digraph.Builder imports = new Digraph.Builder(packages.size());
    for (SourceText text : texts) {
      int from = packages.indexOf(text.packageName());
      text.imports().stream()
          .mapToInt(name -> packages.indexOf(packageOf(name, packages)))
          .filter(to -> to >= 0 && to != from)
          .forEach(to -> imports.edge(from, to));
    }
    return new PackageGraph(packages, imports.build());
  }

  /** The longest of {@code packages} that {@code name} begins with; empty if there is none. */
  private static String packageOf(String name, List<String> packages) {
    for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      if (packages.contains(name.substring(0, dot))) {
        return name.substring(0, dot);
      }
    }
    return "";
  }

  /** The sets of packages that reach each other, each in the order of names. */
  List<List<String>> cycles() {
    StronglyConnectedComponents components = StronglyConnectedComponents.of(imports);
    List<List<String>> cycles = new ArrayList<>();
    IntStream.range(0, components.count())
        .filter(component -> components.size(component) > 1)
        .forEach(component -> cycles.add(names(components.members(component))));
    return cycles;
  }

  private List<String> names(int[] members) {
    return Arrays.stream(members).mapToObj(packages::get).toList();
  }
}
