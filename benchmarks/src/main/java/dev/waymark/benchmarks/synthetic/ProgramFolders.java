package dev.waymark.benchmarks.synthetic;

import dev.waymark.benchmarks.table.BenchException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Puts a synthetic program into folders, as text and as classes. */
public final class ProgramFolders {
  private ProgramFolders() {}

  /** Writes the sources of {@code program} to {@code folder}; returns where they are. */
  public static List<Path> write(SyntheticProgram program, Path folder) {
    List<Path> files = new ArrayList<>();
    try {
      for (Map.Entry<String, String> source : program.sources().entrySet()) {
        Path file = folder.resolve(source.getKey() + ".java");
        Files.createDirectories(file.getParent());
        files.add(Files.writeString(file, source.getValue()));
      }
    } catch (IOException e) {
      throw new BenchException("cannot write to " + folder + ": " + e);
    }
    return files;
  }

  /**
   * Compiles {@code files} for Java 17 to {@code folder}, with debug information.
   *
   * @return what the compiler remarks, with all its warnings on; empty if all is well
   */
  public static List<String> compile(List<Path> files, Path folder) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new BenchException("no compiler in this Java (use a JDK)");
    }
    DiagnosticCollector<JavaFileObject> remarks = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(remarks, null, null)) {
      List<String> options =
          List.of("--release", "17", "-g", "-Xlint:all", "-proc:none", "-d", folder.toString());
      var units = manager.getJavaFileObjectsFromPaths(files);
      compiler.getTask(null, manager, remarks, options, null, units).call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return remarks.getDiagnostics().stream().map(r -> r.getMessage(Locale.ROOT)).toList();
  }
}
