package dev.waymark.benchmarks.engine;

import dev.waymark.benchmarks.table.BenchException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles the tests of a module, which the build of {@code ./bench} leaves out. */
final class TestSources {
  private TestSources() {}

  static void compile(Path module, List<Path> classPath, Path folder) {
    Path sources = module.resolve("src/test/java");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringBuilder errors = new StringBuilder();
    try (Stream<Path> files = Files.walk(sources);
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      Files.createDirectories(folder);
      List<Path> all = files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      List<String> options = new ArrayList<>(List.of("-g", "-nowarn", "-proc:none", "-Xlint:none"));
      options.addAll(List.of("-d", folder.toString(), "-cp"));
      options.add(
          classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
      var units = manager.getJavaFileObjectsFromPaths(all);
      boolean isFine =
          compiler.getTask(null, manager, each -> errors.append(each), options, null, units).call();
      if (!isFine) {
        throw new BenchException("tests do not compile: " + errors.toString().lines().findFirst());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
