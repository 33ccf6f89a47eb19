package dev.waymark.program.source;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * One run of the JDK's compiler as far as attribution; no class files are written. Errors in the
 * sources are no reason to stop: the compiler goes on with the next expression.
 */
final class Compilation {
  /** Warnings stay on: {@link PreferredPositions} needs notes, which are turned off with them. */
  private static final List<String> OPTIONS =
      List.of("-proc:none", "-implicit:none", "-XDshould-stop.ifError=ATTR");

  private final JavaCompiler compiler;
  private final PreferredPositions positions = new PreferredPositions();

  private Compilation(JavaCompiler compiler) {
    this.compiler = compiler;
  }

  /** The decisions of {@code files}, in their order. */
  static List<SourceDecision> decisions(List<SourceFile> files, List<Path> classPath) {
    @Nullable JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("no Java compiler here (run on a JDK, not on a JRE)");
    }
    return new Compilation(compiler).run(files, classPath);
  }

  private List<SourceDecision> run(List<SourceFile> files, List<Path> classPath) {
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(positions, Locale.ROOT, StandardCharsets.UTF_8)) {
      manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      manager.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
      return decisions(task(manager, files));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private JavacTask task(StandardJavaFileManager manager, List<SourceFile> files) {
    List<TextFileObject> units =
        files.stream()
            .filter(file -> !file.path().endsWith("module-info.java"))
            .map(TextFileObject::new)
            .toList();
    return (JavacTask) compiler.getTask(null, manager, positions, OPTIONS, null, units);
  }

  private List<SourceDecision> decisions(JavacTask task) throws IOException {
    List<CompilationUnitTree> units = new ArrayList<>();
    task.parse().forEach(units::add);
    attribute(task);
    Model model = new Model(task, positions);
    List<SourceDecision> found = new ArrayList<>();
    units.forEach(unit -> found.addAll(DecisionScanner.decisions(model, unit)));
    return found;
  }

  /**
   * On sources that do not even parse, the compiler may break down; the trees then stay as far
   * attributed as they are.
   */
  private static void attribute(JavacTask task) throws IOException {
    try {
      task.analyze();
    } catch (IllegalStateException e) {
      if (!(e.getCause() instanceof AssertionError)) {
        throw e;
      }
    }
  }
}
