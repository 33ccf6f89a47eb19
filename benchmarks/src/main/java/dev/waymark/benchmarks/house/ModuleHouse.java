package dev.waymark.benchmarks.house;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The main sources of one module. A {@code package-info} is no file of code and does not count. */
record ModuleHouse(String name, List<SourceText> files) {
  /** Programs that measurements are made on, taken as they are. */
  private static final String SUBJECTS = ".subjects.";

  ModuleHouse {
    files = files.stream().filter(file -> file.types() > 0).toList();
  }

  /** The package that all packages of the module lie in, or are. */
  String root() {
    return files.stream().map(SourceText::packageName).reduce(ModuleHouse::common).orElse("");
  }

  private static String common(String one, String other) {
    String prefix = one;
    while (!(other + ".").startsWith(prefix + ".")) {
      prefix = prefix.substring(0, Math.max(0, prefix.lastIndexOf('.')));
    }
    return prefix;
  }

  int typesInRoot() {
    String root = root();
    return files.stream()
        .filter(file -> file.packageName().equals(root))
        .mapToInt(SourceText::types)
        .sum();
  }

  /** The largest file that is not a subject of measurements. */
  Optional<SourceText> largest() {
    return files.stream()
        .filter(file -> !(file.packageName() + ".").contains(SUBJECTS))
        .max(Comparator.comparingInt(SourceText::lines));
  }

  List<List<String>> cycles() {
    return PackageGraph.of(files).cycles();
  }

  int lines() {
    return files.stream().mapToInt(SourceText::lines).sum();
  }

  /** The lines of a file that {@code percent} of all files do not exceed. */
  int fileLines(int percent) {
    return percentile(files.stream().map(SourceText::lines), percent);
  }

  /** The lines of a method that {@code percent} of all methods do not exceed. */
  int methodLines(int percent) {
    return percentile(files.stream().flatMap(file -> file.methods().stream()), percent);
  }

  /** The nearest rank: the least value that so many percent are not above; 0 of nothing. */
  private static int percentile(Stream<Integer> values, int percent) {
    List<Integer> sorted = values.sorted().toList();
    return sorted.isEmpty() ? 0 : sorted.get((sorted.size() * percent + 99) / 100 - 1);
  }
}
