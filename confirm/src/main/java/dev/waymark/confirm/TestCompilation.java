package dev.waymark.confirm;

import dev.waymark.report.junit.TestSource;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/**
 * Compiles tests with all warnings, has tests suppress those that they cannot help, and drops what
 * the compiler has something else to say about. What it says of other files is none of their
 * business.
 */
final class TestCompilation {
  /** How the compiler tells what an annotation can suppress. */
  private static final Pattern WARNING = Pattern.compile("warning: \\[([a-z-]+)]");

  /** What a test says not to count. */
  private record Warning(String type, String method, String kind) {}

  private final JavaCompiler compiler;
  private final TemporaryFolder folder;
  private final String classPath;

  public TestCompilation(JavaCompiler compiler, List<Path> classPath, TemporaryFolder folder) {
    this.compiler = compiler;
    this.folder = folder;
    List<Path> places = new ArrayList<>(classPath);
    places.add(JUnitJars.api());
    places.addAll(JUnitJars.all());
    this.classPath =
        places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /**
   * Drops tests from {@code suite} until the rest compiles, to {@link TestJvm#classes}. An error
   * may hide others, so that each round finds what the one before could not see.
   *
   * @return what was compiled, by the internal names of the classes
   */
  public Map<String, TestSource> compile(SurvivingTests suite) throws IOException {
    Path classes = TestJvm.classes(folder);
    Map<String, TestSource> compiled = new HashMap<>();
    boolean isCompiled = suite.classes().isEmpty();
    while (!isCompiled) {
      List<SourceObject> sources = suite.classes().stream().map(SourceObject::of).toList();
      DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
      sources.forEach(each -> compiled.put(each.type().name(), each.source()));
      boolean isDone = isCompiled(sources, classes, found);
      int before = suite.dropped().size();
      Set<Warning> suppressed = new HashSet<>();
      found.getDiagnostics().forEach(each -> judge(each, suite, suppressed));
      boolean isAsBefore = suppressed.isEmpty() && suite.dropped().size() == before;
      isCompiled = (isDone && suppressed.isEmpty()) || suite.classes().isEmpty();
      if (!isCompiled && isAsBefore) {
        throw new IOException("the compiler fails: " + first(found));
      }
    }
    return compiled;
  }

  /** In a thread of its own: an interrupt would close files that the compiler keeps for good. */
  private boolean isCompiled(
      List<SourceObject> sources, Path classes, DiagnosticCollector<JavaFileObject> found)
      throws IOException {
    FutureTask<Boolean> task = new FutureTask<>(() -> succeeds(sources, classes, found));
    Thread thread = new Thread(task, "waymark-compiler");
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IOException("the compiler fails: " + e.getCause(), e);
    }
  }

  private boolean succeeds(
      List<SourceObject> sources, Path classes, DiagnosticCollector<JavaFileObject> found)
      throws IOException {
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      return compiler
          .getTask(Writer.nullWriter(), files, found, options(classes), null, sources)
          .call();
    }
  }

  /** Sources that lie beside the user's classes must not be compiled along. */
  private List<String> options(Path classes) throws IOException {
    return List.of(
        "-Xlint:all,-auxiliaryclass", // which no annotation suppresses
        "-Xmaxerrs",
        "100000",
        "-Xmaxwarns",
        "100000",
        "-proc:none",
        "-implicit:none",
        "-sourcepath",
        folder.empty("sources").toString(),
        "-cp",
        classPath,
        "-d",
        classes.toString());
  }

  /**
   * Drops a test for its problem, unless that is a warning which it can suppress and did not
   * before. What is not within a test is the fault of all tests of the class.
   */
  private static void judge(
      Diagnostic<? extends JavaFileObject> problem, SurvivingTests suite, Set<Warning> suppressed) {
    if (!(problem.getSource() instanceof SourceObject source)
        || problem.getKind() == Diagnostic.Kind.NOTE) {
      return;
    }
    String told = problem.getKind() == Diagnostic.Kind.ERROR ? "does not compile: " : "warning: ";
    String reason = told + firstLine(problem.getMessage(Locale.ROOT));
    String type = source.type().name();
    String method = source.source().methodAt(problem.getLineNumber());
    if (method == null) {
      suite.dropAll(type, reason);
      return;
    }
    Matcher kind = WARNING.matcher(problem.toString());
    if (kind.find()) {
      Warning warning = new Warning(type, method, kind.group(1));
      if (suppressed.contains(warning) || suite.suppress(type, method, warning.kind)) {
        suppressed.add(warning);
        return;
      }
    }
    suite.drop(type, method, reason);
  }

  private static String first(DiagnosticCollector<JavaFileObject> found) {
    return found.getDiagnostics().stream()
        .map(each -> firstLine(each.getMessage(Locale.ROOT)))
        .findFirst()
        .orElse("for no reason that it tells");
  }

  private static String firstLine(String message) {
    return message.lines().findFirst().orElse("");
  }
}
