package dev.waymark.benchmarks;

import dev.waymark.program.ClassSource;
import java.util.List;
import java.util.stream.IntStream;

/** Some classes of a source, under the name that a row gives them. */
record Library(String name, ClassSource source, List<String> classes) {
  Library {
    classes = List.copyOf(classes);
  }

  /** All classes of a subject. */
  static Library of(Subjects subjects, String artifact) {
    ClassSource source = subjects.classes(artifact);
    return new Library(artifact + " " + subjects.version(artifact), source, source.names());
  }

  /** Those of {@code names} below the package {@code prefix}, which ends with a slash. */
  static Library ofPackage(String module, ClassSource source, List<String> names, String prefix) {
    String packageName = prefix.substring(0, prefix.length() - 1).replace('/', '.');
    return new Library(
        module + " " + packageName,
        source,
        names.stream().filter(name -> name.startsWith(prefix)).toList());
  }

  /** The first class and every {@code stride}-th after it. */
  Library every(int stride) {
    List<String> sample =
        IntStream.range(0, classes.size())
            .filter(i -> i % stride == 0)
            .mapToObj(classes::get)
            .toList();
    return new Library(name, source, sample);
  }
}
