package dev.waymark.benchmarks.real.tests;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles tests with all warnings, except those that are about other class files or the class path
 * itself.
 *
 * @param classPath what tests are compiled against
 */
record TestsCompiler(List<Path> classPath) {
  private static final String WARNINGS = "-Xlint:all,-classfile,-path";

  /**
   * Compiles {@code sources}, by internal names, to {@code folder}.
   *
   * @return what the compiler has to say, each in one line; empty if all is well
   */
  List<String> compile(Map<String, String> sources, Path folder) {
    if (sources.isEmpty()) {
      return List.of();
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> remarks = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(remarks, null, null)) {
      List<Path> paths = write(sources, folder);
      List<String> options =
          List.of("-proc:none", WARNINGS, "-cp", classPathText(), "-d", folder.toString());
      var units = files.getJavaFileObjectsFromPaths(paths);
      compiler.getTask(null, files, remarks, options, null, units).call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return remarks.getDiagnostics().stream()
        .filter(remark -> remark.getKind() != Diagnostic.Kind.NOTE)
        .map(TestsCompiler::line)
        .toList();
  }

  private static List<Path> write(Map<String, String> sources, Path folder) throws IOException {
    List<Path> paths = new ArrayList<>();
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path path = folder.resolve(source.getKey() + ".java");
      Files.createDirectories(path.getParent());
      paths.add(Files.writeString(path, source.getValue()));
    }
    return paths;
  }

  private String classPathText() {
    return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static String line(Diagnostic<? extends JavaFileObject> remark) {
    JavaFileObject source = remark.getSource();
    String place = source == null ? "" : Path.of(source.getName()).getFileName() + ":";
    String text = remark.getMessage(Locale.ROOT).lines().collect(Collectors.joining(" "));
    return place + remark.getLineNumber() + ": " + text;
  }
}
