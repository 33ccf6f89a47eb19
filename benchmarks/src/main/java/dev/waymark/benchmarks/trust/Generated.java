package dev.waymark.benchmarks.trust;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What {@code waymark generate} made of classes.
 *
 * @param classPath where the classes are
 * @param folder where all that it wrote is
 */
record Generated(Command command, List<Path> classPath, Path folder) {
  /** Lets it work in {@code folder} on {@code target}. */
  static Generated of(Path folder, List<Path> classPath, String target, String... options) {
    List<String> arguments = new ArrayList<>(List.of("generate", target));
    if (!classPath.isEmpty()) {
      arguments.add("--classpath");
      arguments.add(
          classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }
    arguments.addAll(List.of("--json", "found.json", "--out", "tests", "--results", "journals"));
    arguments.addAll(List.of(options));
    return new Generated(Command.run(folder, arguments), classPath, folder);
  }

  Claims claims() {
    return Claims.read(folder.resolve("found.json"));
  }

  Json json() {
    return Json.read(folder.resolve("found.json"));
  }

  Path tests() {
    return folder.resolve("tests");
  }

  /** The tests that were written, by the internal names of their classes. */
  Map<String, String> sources() {
    Map<String, String> sources = new LinkedHashMap<>();
    if (!Files.isDirectory(tests())) {
      return sources;
    }
    try (Stream<Path> files = Files.walk(tests())) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
        String name = tests().relativize(file).toString().replace(File.separatorChar, '/');
        sources.put(name.substring(0, name.length() - ".java".length()), Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sources;
  }

  /** What the command said of tests that it dropped, a line each. */
  List<String> dropped() {
    return command.out().lines().filter(line -> line.contains("dropped")).toList();
  }
}
