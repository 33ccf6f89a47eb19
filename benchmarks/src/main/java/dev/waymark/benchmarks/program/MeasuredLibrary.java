package dev.waymark.benchmarks.program;

import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.program.ClassSource;
import java.util.List;
import java.util.stream.IntStream;

/** Some classes of a source, under the name that a row gives them. */
record MeasuredLibrary(String name, ClassSource source, List<String> classes) {
  MeasuredLibrary {
    classes = List.copyOf(classes);
  }

  /** All classes of a subject. */
  static MeasuredLibrary of(Subjects subjects, String artifact) {
    ClassSource source = subjects.classes(artifact);
    return new MeasuredLibrary(artifact + " " + subjects.version(artifact), source, source.names());
  }

  /** Those of {@code names} below the package {@code prefix}, which ends with a slash. */
  static MeasuredLibrary ofPackage(
      String module, ClassSource source, List<String> names, String prefix) {
    String packageName = prefix.substring(0, prefix.length() - 1).replace('/', '.');
    return new MeasuredLibrary(
        module + " " + packageName,
        source,
        names.stream().filter(name -> name.startsWith(prefix)).toList());
  }

  /** The first class and every {@code stride}-th after it. */
  MeasuredLibrary every(int stride) {
    List<String> sample =
        IntStream.range(0, classes.size())
            .filter(i -> i % stride == 0)
            .mapToObj(classes::get)
            .toList();
    return new MeasuredLibrary(name, source, sample);
  }
}
