package dev.waymark.benchmarks.house;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import dev.waymark.benchmarks.table.BenchException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Reads the sources below a folder with the JDK's parser; they need not compile. */
final class SourceParser {
  private final Path folder;
  private final JavaCompiler compiler;

  private SourceParser(Path folder, JavaCompiler compiler) {
    this.folder = folder;
    this.compiler = compiler;
  }

  /** All sources below {@code folder}, in the order of their names. */
  static List<SourceText> read(Path folder) {
    @Nullable JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new BenchException("no Java compiler here (run on a JDK, not on a JRE)");
    }
    try {
      return new SourceParser(folder.toRealPath(), compiler).readAll();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<SourceText> readAll() throws IOException {
    List<Path> files = files();
    List<SourceText> texts = new ArrayList<>();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  null,
                  List.of("-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        texts.add(text(unit, positions));
      }
    }
    return texts;
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private SourceText text(CompilationUnitTree unit, SourcePositions positions) throws IOException {
    Path file = Path.of(unit.getSourceFile().toUri());
    return new SourceText(
        folder.relativize(file).toString(),
        unit.getPackageName() == null ? "" : unit.getPackageName().toString(),
        Files.readAllLines(file).size(),
        (int) unit.getTypeDecls().stream().filter(ClassTree.class::isInstance).count(),
        unit.getImports().stream().map(SourceParser::imported).toList(),
        methods(unit, positions));
  }

  private static String imported(ImportTree tree) {
    return tree.getQualifiedIdentifier().toString();
  }

  private static List<Integer> methods(CompilationUnitTree unit, SourcePositions positions) {
    List<Integer> lengths = new ArrayList<>();
    LineMap lines = unit.getLineMap();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
        if (method.getBody() != null) {
          long first = lines.getLineNumber(positions.getStartPosition(unit, method.getBody()));
          long last = lines.getLineNumber(positions.getEndPosition(unit, method.getBody()));
          lengths.add((int) Math.max(0, last - first - 1));
        }
        return super.visitMethod(method, null);
      }
    }.scan(unit, null);
    return lengths;
  }
}
